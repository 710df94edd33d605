import { useMemo } from 'react';
import type { Letter } from '#content/letters.ts';
import type { Path } from '#content/text.ts';
import { lettersWords as words } from '#content/ui/ird-letters.ts';
import { searchedLetter } from '#machines/faq-search/searched-letter.ts';
import { Section } from '#src/design/section.tsx';
import { machineAttributes } from '#src/views/machine-attributes.ts';
import { NoMatch } from '#src/views/search/no-match.tsx';
import { SearchBox } from '#src/views/search/search-box.tsx';
import { bestFirst, useSearch } from '#src/views/search/use-search.ts';
import { LetterList } from './letter-list.tsx';

/** Letters from Inland Revenue, found by the words at their head. */
export function LetterSearch({ path, letters }: { path: Path; letters: readonly Letter[] }) {
  const searched = useMemo(() => letters.map(searchedLetter), [letters]);
  const letterSearch = useSearch(searched);
  const { state, search } = letterSearch;
  const shown = state === 'none' ? null : letterSearch.shown;
  const listed = bestFirst(letters, shown).filter(({ id }) => shown?.has(id) ?? true);
  // Of a few letters the best match is open.
  const open = state === 'some' && listed.length <= 3 ? listed[0] : undefined;
  // A search begins with the group of its best match.
  const found = shown && new Set(listed.map(({ urgency }) => urgency));
  const groups = bestFirst(words.groups, found)
    .map((group) => ({ ...group, letters: listed.filter(({ urgency }) => urgency === group.id) }))
    .filter((group) => group.letters.length > 0);
  return (
    <div {...machineAttributes('faq-search', state)}>
      <SearchBox id="letter-search" search={letterSearch} words={words.search} />
      {state === 'none' && <NoMatch search={search} path={path} words={words.empty} />}
      {groups.map(({ id, heading, letters: group }) => (
        <Section key={id} id={id} heading={heading} shape="beside">
          <LetterList letters={group} open={open} />
        </Section>
      ))}
    </div>
  );
}
