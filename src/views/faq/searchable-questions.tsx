import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { taxFaq, type TaxQuestion } from '#content/interface/tax-faq.ts';
import { faqSearchMachine } from '#machines/faq-search/faq-search.machine.ts';
import { Container } from '#src/design/container.tsx';
import { grounds } from '#src/design/ground.ts';
import { Section } from '#src/design/section.tsx';
import { tokens } from '#src/design/tokens.ts';
import { machineAttributes, stateName } from '#src/views/machine-state.ts';
import { Text } from '#src/views/page/text.tsx';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { NarrowedList } from './narrowed-list.tsx';
import { SearchForm } from './search-form.tsx';

const Band = styled.div(grounds.white, { paddingBlock: tokens.space[32] });
const Count = styled.p({ margin: 0, fontWeight: tokens.weight.semibold });

/** The questions under a search that narrows them. The box follows at once, the rest when it can. */
export function SearchableQuestions({ questions }: { questions: readonly TaxQuestion[] }) {
  const faqSearch = useProvidedActor(faqSearchMachine, { questions });
  const now = useSelector(faqSearch, (snapshot) => snapshot);
  const shown = useDeferredValue(now);
  const { search, terms, matches, listed: listedCount } = shown.context;
  const isWhole = shown.matches('all');
  const listed = useMemo(
    () => (isWhole ? null : new Set(matches.slice(0, listedCount))),
    [isWhole, matches, listedCount],
  );
  return (
    <div {...machineAttributes('faq-search', stateName(shown))}>
      <Band>
        <Container>
          <SearchForm
            search={now.context.search}
            isSearching={search !== ''}
            onChange={(typed) => faqSearch.send({ type: 'SEARCH.CHANGE', search: typed })}
            onClear={() => faqSearch.send({ type: 'SEARCH.CLEAR' })}
          />
          <Count role="status">{taxFaq.results(matches.length)}</Count>
        </Container>
      </Band>
      {shown.matches('none') && (
        <Section heading={taxFaq.empty.heading(search.trim())}>
          <p>
            <Text>{taxFaq.empty.text}</Text>
          </p>
        </Section>
      )}
      <NarrowedList questions={questions} terms={terms} listed={listed} />
    </div>
  );
}
