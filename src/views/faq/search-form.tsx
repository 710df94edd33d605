import styled from '@emotion/styled';
import type { FormEvent, MouseEvent } from 'react';
import { taxFaq } from '#content/interface/tax-faq.ts';
import { Button } from '#src/design/button.tsx';
import { Field } from '#src/design/field.tsx';
import { tokens } from '#src/design/tokens.ts';

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
  /** Whether there is something to clear. */
  isSearching: boolean;
  onChange: (search: string) => void;
  onClear: () => void;
}

/** Sends nothing: the list updates as the visitor types. */
function stay(event: FormEvent): void {
  event.preventDefault();
}

export function SearchForm({ search, isSearching, onChange, onClear }: SearchFormProps) {
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
