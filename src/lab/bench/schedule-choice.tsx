import { bench } from '#content/lab-bench.ts';
import { isScheduleId, schedules } from '#machines/tax-calculator/schedules.ts';
import { SelectField } from '#src/design/select-field.tsx';
import { TextAreaField } from '#src/design/text-area-field.tsx';
import type { BenchView } from './bench-view.ts';

interface ScheduleChoiceProps {
  readonly view: BenchView;
  readonly onChange: (change: Partial<BenchView>) => void;
  /** Why the chosen schedule can't be used. */
  readonly problem: string | null;
}

const shipped = schedules.map(({ id, name }) => ({ value: id, label: `${id}: ${name}` }));
const spanRules = (['exact', 'plus-one'] as const).map((value) => ({
  value,
  label: bench.spanRules[value],
}));

/** Which schedule is on the bench, and which beside it. */
export function ScheduleChoice({ view, onChange, problem }: ScheduleChoiceProps) {
  const isTyped = view.schedule === 'typed';
  return (
    <>
      <SelectField
        id="schedule"
        name="schedule"
        label={bench.schedule}
        options={[...shipped, { value: 'typed', label: bench.typed }]}
        value={view.schedule}
        onChange={(schedule) => onChange({ schedule: isScheduleId(schedule) ? schedule : 'typed' })}
      />
      {isTyped && (
        <>
          <TextAreaField
            id="bands"
            name="bands"
            label={bench.bands}
            hint={bench.bandsHint}
            error={problem ?? undefined}
            rows={6}
            spellCheck={false}
            value={view.bands}
            onChange={(bands) => onChange({ bands })}
          />
          <SelectField
            id="span-rule"
            name="span-rule"
            label={bench.spanRule}
            options={spanRules}
            value={view.spanRule}
            onChange={(rule) => onChange({ spanRule: rule === 'exact' ? 'exact' : 'plus-one' })}
          />
        </>
      )}
      <SelectField
        id="other"
        name="other"
        label={bench.other}
        options={shipped}
        value={view.other}
        onChange={(other) => isScheduleId(other) && onChange({ other })}
      />
    </>
  );
}
