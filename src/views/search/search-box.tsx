import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import type { lettersWords } from '#content/ui/ird-letters.ts';
import type { taxFaq } from '#content/ui/tax-faq.ts';
import { Button } from '#src/design/button.tsx';
import { Field } from '#src/design/field.tsx';
import { grounds } from '#src/design/ground.ts';
import { Container } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Announcement } from '#src/views/announcement.tsx';
import { Text } from '#src/views/page/text.tsx';
import type { Search } from './use-search.ts';

const Form = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `0 ${tokens.space[8]}`,
  '& > div': { flex: '1 1 18rem' },
  '& > button': { marginBlockEnd: tokens.space[24] },
  // The button beside the box does the same, in every browser and in words.
  '& ::-webkit-search-cancel-button': { display: 'none' },
  [tokens.media.print]: { display: 'none' },
});
const Band = styled.div(grounds.white, { paddingBlock: tokens.space[32] });
const Count = styled.p({ margin: 0, fontWeight: tokens.weight.semibold });

interface SearchBoxProps {
  id: string;
  search: Search;
  words: (typeof lettersWords | typeof taxFaq)['search'];
}

/** The box of a search, and how much matches. Enter sends nothing: the list updates while the visitor types. */
export function SearchBox({
  id,
  search: { faqSearch, typed, search, count },
  words,
}: SearchBoxProps) {
  function handleClear(event: MouseEvent<HTMLButtonElement>): void {
    event.currentTarget.form?.querySelector('input')?.focus();
    faqSearch.send({ type: 'SEARCH.CLEAR' });
  }
  return (
    <Band>
      <Container>
        <search>
          <Form method="dialog" data-needs-script>
            <Field
              id={id}
              name="search"
              type="search"
              label={words.label}
              hint={<Text>{words.hint}</Text>}
              value={typed}
              onChange={(text) => faqSearch.send({ type: 'SEARCH.CHANGE', search: text })}
              autoComplete="off"
            />
            {search !== '' && (
              <Button kind="secondary" onClick={handleClear}>
                {words.clear}
              </Button>
            )}
          </Form>
        </search>
        <Count>{words.results(count)}</Count>
        <Announcement of={typed || null}>{words.matchCount(count)}</Announcement>
      </Container>
    </Band>
  );
}
