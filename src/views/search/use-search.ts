import { useMemo } from 'react';
import { useSelector } from '@xstate/react';
import type { Question } from '#content/page.ts';
import { faqSearchMachine } from '#machines/faq-search/faq-search.machine.ts';
import { stateName } from '#machines/state-name.ts';
import { useDeferredSelector } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';

/** A search that narrows a list of questions. The box updates first, the rest a frame later. */
export function useSearch(questions: readonly Question[]) {
  const faqSearch = useProvidedActor(faqSearchMachine, { questions });
  const typed = useSelector(faqSearch, ({ context }) => context.search);
  const state = useDeferredSelector(faqSearch, stateName);
  const { search, terms, matches, listed } = useDeferredSelector(
    faqSearch,
    ({ context }) => context,
  );
  const shown = useMemo(
    () => (state === 'all' ? null : new Set(matches.slice(0, listed))),
    [state, matches, listed],
  );
  return {
    faqSearch,
    state,
    typed,
    search,
    terms,
    /** The number of matches. */
    count: matches.length,
    /** The ids that are listed; null for all of them. */
    shown,
  };
}

export type Search = ReturnType<typeof useSearch>;
