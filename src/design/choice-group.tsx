import styled from '@emotion/styled';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { ChoiceInput, ChoiceRow, ChoiceRows, many } from './choice-row.ts';
import { FieldMessage, Hint } from './field.tsx';
import { moveFocusByKey } from './roving-focus.ts';
import { tokens } from './tokens.ts';

interface ChoiceGroupProps {
  /** Also the id of the first option, where a link from an error summary leads. */
  name: string;
  legend: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  beforeOptions?: ReactNode;
  kind: 'radio' | 'checkbox';
  options: readonly { readonly value: string; readonly label: string }[];
  /** Two short options side by side. */
  isPair?: boolean;
  selected: readonly string[];
  /** Fires for a click, a tap, Space or Enter, also on the option that is chosen already. */
  onChoose: (value: string) => void;
  onMove?: (() => void) | undefined;
}

const Group = styled.fieldset({ marginBlockEnd: tokens.space[24] });
const Legend = styled.legend({
  display: 'table',
  marginBlockEnd: tokens.space[8],
  padding: 0,
  fontWeight: tokens.weight.semibold,
  '& > :is(h1, h2, h3)': { marginBlockEnd: 0 },
});
/** `onClick` handles choices, because a checked radio fires no change event. */
function chooseIsHeardAsClick(): void {}

function isFromOptionBeside({
  relatedTarget,
  currentTarget,
}: FocusEvent<HTMLInputElement>): boolean {
  return (
    relatedTarget instanceof HTMLInputElement &&
    relatedTarget.closest('fieldset') === currentTarget.closest('fieldset')
  );
}

/**
 * Enter chooses, as Space does, and does not submit the form; a key held down chooses once. Space is
 * helped where the radio is checked already: Chromium makes no click of it then.
 */
function chooseByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const isSpaceUnheard = event.key === ' ' && input.type === 'radio' && input.checked;
  if (event.key !== 'Enter' && !isSpaceUnheard) return;
  event.preventDefault();
  if (!event.repeat) input.click();
}

/** A question with options as rows, or many in two columns. Arrow keys move focus; they never choose. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, legend, description, error, beforeOptions } = props;
  const { kind, options, isPair, selected, onChoose, onMove } = props;
  const describedBy = [description && `${name}-description`, error && `${name}-error`];

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    chooseByKey(event);
    if (kind === 'radio') moveFocusByKey(event);
  }

  return (
    <Group aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}>
      <Legend>{legend}</Legend>
      {description && <Hint id={`${name}-description`}>{description}</Hint>}
      {beforeOptions}
      <ChoiceRows data-many={isPair ?? options.length >= many}>
        {options.map((option, index) => (
          <ChoiceRow key={option.value}>
            <ChoiceInput
              type={kind}
              id={index === 0 ? name : undefined}
              name={name}
              value={option.value}
              checked={selected.includes(option.value)}
              onChange={chooseIsHeardAsClick}
              onClick={() => onChoose(option.value)}
              onKeyDown={handleKeyDown}
              onFocus={(event) => isFromOptionBeside(event) && onMove?.()}
            />
            <span>{option.label}</span>
          </ChoiceRow>
        ))}
      </ChoiceRows>
      {/* Below the options, which do not move when it goes. */}
      <FieldMessage id={name} kind="error">
        {error}
      </FieldMessage>
    </Group>
  );
}

interface PlainChoicesProps extends Pick<ChoiceGroupProps, 'kind' | 'name' | 'legend'> {
  options: readonly {
    readonly value: string;
    readonly label: string;
    readonly chosen: boolean;
  }[];
  required?: boolean;
}

const PlainLegend = styled.legend({ padding: 0, fontWeight: tokens.weight.semibold });

/** A question with options that the browser alone looks after, for a form that needs no script. */
export function PlainChoices({ kind, name, legend, options, required = false }: PlainChoicesProps) {
  return (
    <Group>
      <PlainLegend>{legend}</PlainLegend>
      <ChoiceRows data-many={options.length >= many}>
        {options.map(({ value, label, chosen }) => (
          <ChoiceRow key={value}>
            <ChoiceInput
              type={kind}
              name={name}
              value={value}
              required={required}
              defaultChecked={chosen}
            />
            <span>{label}</span>
          </ChoiceRow>
        ))}
      </ChoiceRows>
    </Group>
  );
}
