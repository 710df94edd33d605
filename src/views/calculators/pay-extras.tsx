import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { TaxFormWords } from '#content/interface/tax-form.ts';
import { taken } from '#machines/tax-calculator/address.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { ChoiceInput, ChoiceRow } from '#src/design/choice-row.ts';
import { tokens } from '#src/design/tokens.ts';

const Group = styled.fieldset({
  display: 'grid',
  gap: tokens.space[8],
  maxWidth: tokens.measure.form,
  marginBlockEnd: tokens.space[24],
  '& > legend': {
    marginBlockEnd: tokens.space[8],
    padding: 0,
    fontWeight: tokens.weight.semibold,
  },
});
const Note = styled.small({
  display: 'block',
  color: tokens.color.textSoft,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.regular,
  [tokens.media.print]: { display: 'none' },
});

interface TickProps {
  name: 'accLevy' | 'studentLoan' | 'earnerCredit' | 'employer';
  inputs: TaxInputs;
  onChange: (change: Partial<TaxInputs>) => void;
  children: ReactNode;
}

export function Tick({ name, inputs, onChange, children }: TickProps) {
  return (
    <ChoiceRow>
      <ChoiceInput
        type="checkbox"
        name={name}
        value={taken}
        checked={inputs[name]}
        onChange={({ target }) => onChange({ [name]: target.checked })}
      />
      <span>{children}</span>
    </ChoiceRow>
  );
}

interface PayExtrasProps extends Pick<TickProps, 'inputs' | 'onChange'> {
  words: TaxFormWords;
}

export function PayExtras({ words, ...tick }: PayExtrasProps) {
  return (
    <Group>
      <legend>{words.extras}</legend>
      {(['accLevy', 'studentLoan', 'earnerCredit'] as const).map((name) => (
        <Tick key={name} name={name} {...tick}>
          {words[name]}
          {name === 'earnerCredit' && <Note> {words.earnerCreditNote}</Note>}
        </Tick>
      ))}
    </Group>
  );
}
