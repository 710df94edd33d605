import styled from '@emotion/styled';
import { payExtras, taxCalculator } from '#content/interface/tax-calculator.ts';
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

interface PayExtrasProps {
  inputs: TaxInputs;
  onChange: (change: Partial<TaxInputs>) => void;
}

/** What else is taken into account, each on its own. */
export function PayExtras({ inputs, onChange }: PayExtrasProps) {
  return (
    <Group>
      <legend>{taxCalculator.form.extras}</legend>
      {payExtras.map(({ value, label }) => (
        <ChoiceRow key={value}>
          <ChoiceInput
            type="checkbox"
            name={value}
            value={taken}
            checked={inputs[value]}
            onChange={({ target }) => onChange({ [value]: target.checked })}
          />
          <span>{label}</span>
        </ChoiceRow>
      ))}
    </Group>
  );
}
