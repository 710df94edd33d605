import { titleOf } from '#brackets/command/report-incomes.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import { everySchedule } from '#brackets/core/schedules.ts';
import { readCents } from '#brackets/parse/read-amount.ts';
import { attempt } from './attempt.ts';
import { Field } from './field.tsx';
import type { BracketsView } from './view.ts';
import { bracketWords as words } from './words.ts';

interface ViewFieldsProps {
  readonly view: BracketsView;
  readonly onChange: (change: Partial<BracketsView>) => void;
  /** Why the chosen schedule can't be used. */
  readonly problem: string | null;
  /** The largest amount, in cents, that both schedules calculate exactly. */
  readonly largest: number;
}

const shipped = everySchedule.map((schedule) => ({
  value: schedule.id,
  label: titleOf(schedule),
}));

const read = (text: string, largest: number) =>
  attempt(() => (text.trim() === '' ? 0 : dollarsOf(readCents(text, largest))));

/** A typed amount in dollars; 0 for anything that is not one clear amount. */
export const amountIn = (text: string, largest: number): number => read(text, largest).found ?? 0;

/** The form: a schedule, the one to compare it with, and the amounts. */
export function ViewFields({ view, onChange, problem, largest }: ViewFieldsProps) {
  return (
    <>
      <Field
        id="schedule"
        label={words.schedule}
        options={[...shipped, { value: 'typed', label: words.typed }]}
        value={view.schedule}
        onChange={(schedule) => onChange({ schedule })}
      />
      {view.schedule === 'typed' && (
        <Field
          id="bands"
          label={words.bands}
          hint={words.bandsHint}
          error={problem ?? undefined}
          rows={6}
          spellCheck={false}
          value={view.bands}
          onChange={(bands) => onChange({ bands })}
        />
      )}
      <Field
        id="other"
        label={words.other}
        options={shipped}
        value={view.other}
        onChange={(other) => onChange({ other })}
      />
      {(['income', 'deductions', 'pay'] as const).map((field) => {
        const { problem: unread } = read(view[field], largest);
        return (
          <Field
            key={field}
            id={field}
            label={words[field]}
            hint={words.amountHint}
            error={unread === null ? undefined : words.notCounted(unread)}
            inputMode="decimal"
            autoComplete="off"
            value={view[field]}
            onChange={(text) => onChange({ [field]: text })}
          />
        );
      })}
    </>
  );
}
