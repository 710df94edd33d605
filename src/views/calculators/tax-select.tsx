import type { TaxFormWords } from '#content/interface/tax-form.ts';
import {
  isIncomeType,
  isKiwiSaverRate,
  isPlainCode,
  type TaxInputs,
} from '#machines/tax-calculator/inputs.ts';
import { isScheduleId } from '#brackets/core/schedules.ts';
import { SelectField } from '#src/design/field.tsx';

/** The id of each select, and whether a value is one of its options. */
const selects = {
  incomeType: { id: 'income-type', accepts: isIncomeType },
  schedule: { id: 'schedule', accepts: isScheduleId },
  kiwiSaver: { id: 'kiwi-saver', accepts: isKiwiSaverRate },
  code: { id: 'code', accepts: isPlainCode },
};

interface TaxSelectProps {
  name: keyof typeof selects;
  inputs: TaxInputs;
  words: TaxFormWords;
  onChange: (change: Partial<TaxInputs>) => void;
}

export function TaxSelect({ name, inputs, words, onChange }: TaxSelectProps) {
  const { id, accepts } = selects[name];
  return (
    <SelectField
      id={id}
      name={name}
      {...words[name]}
      options={words.options[name]}
      value={inputs[name]}
      onChange={(value) => {
        if (accepts(value)) onChange({ [name]: value });
      }}
    />
  );
}
