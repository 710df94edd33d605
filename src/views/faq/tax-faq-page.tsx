import styled from '@emotion/styled';
import { type FormEvent, type MouseEvent, useMemo } from 'react';
import { useSelector } from '@xstate/react';
import { taxFaq, type TaxQuestion } from '#content/ui/tax-faq.ts';
import type { Page, PlainSection } from '#content/page.ts';
import { faqSearchMachine } from '#machines/faq-search/faq-search.machine.ts';
import { stateName } from '#machines/state-name.ts';
import { Button } from '#src/design/button.tsx';
import { Field } from '#src/design/field.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Container } from '#src/design/primitives.tsx';
import { grounds } from '#src/design/ground.ts';
import { Section } from '#src/design/section.tsx';
import { LazyAnnouncement } from '#src/views/lazy-announcement.tsx';
import { machineAttributes, useDeferredSelector } from '#src/views/machine-attributes.ts';
import { Text } from '#src/views/page/text.tsx';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { PlainSections } from '#src/views/page/plain-sections.tsx';
import { NarrowedList } from './narrowed-list.tsx';

const Form = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `0 ${tokens.space[8]}`,
  '& > div': { flex: '1 1 18rem' },
  '& > button': { marginBlockEnd: tokens.space[24] },
  // The button beside the box does the same, in every browser and in words.
  '& ::-webkit-search-cancel-button': { display: 'none' },
});

interface SearchFormProps {
  search: string;
  isSearching: boolean;
  onChange: (search: string) => void;
  onClear: () => void;
}

/** Enter sends nothing: the list updates while the visitor types. */
function stay(event: FormEvent): void {
  event.preventDefault();
}

function SearchForm({ search, isSearching, onChange, onClear }: SearchFormProps) {
  function handleClear(event: MouseEvent<HTMLButtonElement>): void {
    event.currentTarget.form?.querySelector('input')?.focus();
    onClear();
  }
  return (
    <search>
      <Form method="dialog" onSubmit={stay} data-needs-script>
        <Field
          id="faq-search"
          name="search"
          type="search"
          label={taxFaq.search.label}
          hint={taxFaq.search.hint}
          value={search}
          onChange={onChange}
          autoComplete="off"
        />
        {isSearching && (
          <Button kind="secondary" onClick={handleClear}>
            {taxFaq.search.clear}
          </Button>
        )}
      </Form>
    </search>
  );
}

const Band = styled.div(grounds.white, { paddingBlock: tokens.space[32] });
const Count = styled.p({ margin: 0, fontWeight: tokens.weight.semibold });

/** The questions under a search that narrows them. The box updates first, the rest a frame later. */
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
            {taxFaq.matchCount(matches.length)}
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

interface TaxFaqPageProps {
  page: Page;
  questions: readonly TaxQuestion[];
  /** The block at the end, for visitors without an answer. */
  enquiry: PlainSection;
}

/** The tax questions by category, with a search, and a way to ask another. */
export function TaxFaqPage({ page, questions, enquiry }: TaxFaqPageProps) {
  return (
    <>
      <PageOpening page={page} checked />
      <SearchableQuestions questions={questions} />
      {/* A link to it moves focus here as well, so that the next Tab goes on from here. */}
      <section id="enquiry" aria-label={enquiry.heading} tabIndex={-1}>
        <PlainSections sections={[enquiry]} />
      </section>
    </>
  );
}
