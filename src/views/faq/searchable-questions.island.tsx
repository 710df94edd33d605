import { taxFaq, type TaxQuestion } from '#content/ui/tax-faq.ts';
import type { Path } from '#content/text.ts';
import { machineAttributes } from '#src/views/machine-attributes.ts';
import { NoMatch } from '#src/views/search/no-match.tsx';
import { SearchBox } from '#src/views/search/search-box.tsx';
import { useSearch } from '#src/views/search/use-search.ts';
import { NarrowedList } from './narrowed-list.tsx';

interface SearchableQuestionsProps {
  path: Path;
  questions: readonly TaxQuestion[];
}

/** The questions under a search that narrows them. The box updates first, the rest a frame later. */
export function SearchableQuestions({ path, questions }: SearchableQuestionsProps) {
  const found = useSearch(questions);
  const { state, search, sought, shown } = found;
  return (
    <div {...machineAttributes('faq-search', state)}>
      <SearchBox id="faq-search" search={found} words={taxFaq.search} />
      {state === 'none' && <NoMatch search={search} path={path} words={taxFaq.empty} />}
      <NarrowedList questions={questions} sought={sought} listed={shown} />
    </div>
  );
}
