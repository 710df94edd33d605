import { css } from '@emotion/css';
import type { ReactNode } from 'react';
import { choiceInput, choiceRow } from './choice-style.ts';
import { tokens } from './tokens.ts';

interface PlainChoicesProps {
  kind: 'radio' | 'checkbox';
  name: string;
  legend: ReactNode;
  options: readonly { readonly value: string; readonly label: string }[];
  required?: boolean;
}

const group = css({ marginBlockEnd: tokens.space[24] });
const legendStyle = css({ padding: 0, fontWeight: tokens.weight.semibold });
const rows = css({ display: 'grid', gap: tokens.space[8], marginBlockStart: tokens.space[8] });

/** A question with options that the browser alone looks after, for a form that needs no script. */
export function PlainChoices({ kind, name, legend, options, required = false }: PlainChoicesProps) {
  return (
    <fieldset className={group}>
      <legend className={legendStyle}>{legend}</legend>
      <div className={rows}>
        {options.map(({ value, label }) => (
          <label key={value} className={choiceRow}>
            <input
              className={choiceInput}
              type={kind}
              name={name}
              value={value}
              required={required}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
