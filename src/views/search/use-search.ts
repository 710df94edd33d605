import { useMemo } from 'react';
import { useSelector } from '@xstate/react';
import { faqSearchMachine } from '#machines/faq-search/faq-search.machine.ts';
import { soughtIn, type Searched } from '#machines/faq-search/search-index.ts';
import { stateName } from '#machines/state-name.ts';
import { useDeferredSelector } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';

/** A search that narrows a list of questions. The box updates first, the rest a frame later. */
export function useSearch(questions: readonly Searched[]) {
  const faqSearch = useProvidedActor(faqSearchMachine, { questions });
  const typed = useSelector(faqSearch, ({ context }) => context.search);
  const state = useDeferredSelector(faqSearch, stateName);
  const context = useDeferredSelector(faqSearch, (snapshot) => snapshot.context);
  const { index, search, terms, matches } = context;
  const sought = useMemo(() => soughtIn(index, terms), [index, terms]);
  const shown = useMemo(() => (state === 'all' ? null : new Set(matches)), [state, matches]);
  return {
    faqSearch,
    state,
    typed,
    search,
    /** What is marked. */
    sought,
    /** The number of matches. */
    count: matches.length,
    /** The ids that are listed, the best match first; null for all of them. */
    shown,
  };
}

export type Search = ReturnType<typeof useSearch>;

/** The entries with those that are listed in front, the best match first. */
export function bestFirst<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  listed: ReadonlySet<string> | null,
): readonly Entry[] {
  if (listed === null) return entries;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [...new Set([...[...listed].flatMap((id) => byId.get(id) ?? []), ...entries])];
}
