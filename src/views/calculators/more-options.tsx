import styled from '@emotion/styled';
import type { TaxFormWords } from '#content/interface/tax-form.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { disclosure } from '#src/design/disclosure.ts';
import { Field } from '#src/design/field.tsx';
import { tokens } from '#src/design/tokens.ts';
import { openOnPaper } from './calculator-style.ts';
import { Tick } from './pay-extras.tsx';
import { TaxSelect } from './tax-select.tsx';

const Fold = styled.details(disclosure, openOnPaper, {
  maxWidth: tokens.measure.form,
  marginBlockEnd: tokens.space[24],
  '& > summary': { marginBlockEnd: tokens.space[8] },
  '& label:has(> input)': { marginBlockEnd: tokens.space[24] },
});

interface MoreOptionsProps {
  inputs: TaxInputs;
  words: TaxFormWords;
  onChange: (change: Partial<TaxInputs>) => void;
}

/**
 * What few visitors need, folded: KiwiSaver for earnings, a code for pay from an employer, the work
 * levy for a business. What does not fit the type of income is hidden and keeps what it holds.
 */
export function MoreOptions(question: MoreOptionsProps) {
  const { inputs, words, onChange } = question;
  const { incomeType } = inputs;
  return (
    <Fold hidden={incomeType === 'investment'}>
      <summary>{words.more}</summary>
      <div>
        <TaxSelect name="kiwiSaver" {...question} />
        <div hidden={incomeType !== 'individual'}>
          <Tick name="employer" inputs={inputs} onChange={onChange}>
            {words.employer}
          </Tick>
          <TaxSelect name="code" {...question} />
        </div>
        <div hidden={incomeType !== 'business'}>
          <Field
            id="work-levy"
            name="workLevy"
            {...words.workLevy}
            inputMode="decimal"
            value={inputs.workLevy}
            onChange={(value) => onChange({ workLevy: value })}
          />
        </div>
      </div>
    </Fold>
  );
}
