import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { taxFaq, type TaxQuestion } from '#content/interface/tax-faq.ts';
import { faqSearchMachine } from '#machines/faq-search/faq-search.machine.ts';
import { stateName } from '#machines/state-name.ts';
import { Container } from '#src/design/primitives.tsx';
import { grounds } from '#src/design/ground.ts';
import { Section } from '#src/design/section.tsx';
import { tokens } from '#src/design/tokens.ts';
import { LazyAnnouncement } from '#src/views/lazy-announcement.tsx';
import { machineAttributes, useDeferredSelector } from '#src/views/machine-attributes.ts';
import { Text } from '#src/views/page/text.tsx';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { NarrowedList } from './narrowed-list.tsx';
import { SearchForm } from './search-form.tsx';

const Band = styled.div(grounds.white, { paddingBlock: tokens.space[32] });
const Count = styled.p({ margin: 0, fontWeight: tokens.weight.semibold });

/** The questions under a search that narrows them. The box follows at once, the rest when it can. */
export function SearchableQuestions({ questions }: { questions: readonly TaxQuestion[] }) {
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
  return (
    <div {...machineAttributes('faq-search', state)}>
      <Band>
        <Container>
          <SearchForm
            search={typed}
            isSearching={search !== ''}
            onChange={(text) => faqSearch.send({ type: 'SEARCH.CHANGE', search: text })}
            onClear={() => faqSearch.send({ type: 'SEARCH.CLEAR' })}
          />
          <Count>{taxFaq.results(matches.length)}</Count>
          <LazyAnnouncement of={typed} served="">
            {taxFaq.said(matches.length)}
          </LazyAnnouncement>
        </Container>
      </Band>
      {state === 'none' && (
        <Section heading={taxFaq.empty.heading(search.trim())}>
          <p>
            <Text>{taxFaq.empty.text}</Text>
          </p>
        </Section>
      )}
      <NarrowedList questions={questions} terms={terms} listed={shown} />
    </div>
  );
}
