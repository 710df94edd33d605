import { titleOf } from '#brackets/command/report-incomes.ts';
import { everySchedule } from '#brackets/core/schedules.ts';
import { Field } from './field.tsx';
import type { BracketsView } from './view.ts';
import { bracketWords as words } from './words.ts';

interface ScheduleChoiceProps {
  readonly view: BracketsView;
  readonly onChange: (change: Partial<BracketsView>) => void;
  /** Why the chosen schedule can't be used. */
  readonly problem: string | null;
}

const shipped = everySchedule.map((schedule) => ({
  value: schedule.id,
  label: titleOf(schedule),
}));

/** The choice of a schedule, and of the one to compare. */
export function ScheduleChoice({ view, onChange, problem }: ScheduleChoiceProps) {
  const isTyped = view.schedule === 'typed';
  return (
    <>
      <Field
        id="schedule"
        label={words.schedule}
        options={[...shipped, { value: 'typed', label: words.typed }]}
        value={view.schedule}
        onChange={(schedule) => onChange({ schedule })}
      />
      {isTyped && (
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
    </>
  );
}
