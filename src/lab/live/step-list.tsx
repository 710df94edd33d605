import { lab } from '#content/lab-tape.ts';
import { headingClass, sheetClass } from '#src/lab/app/lab-style.ts';
import type { ChartModel } from '#src/lab/chart/model.ts';
import type { Tape } from '#src/lab/tape/tape.ts';
import { rowClass, scrolledListClass } from './live-style.ts';
import { eventWords, sourceOf } from './step-words.ts';

/** How many steps are listed on either side of the present one: a tape may have thousands. */
const around = 25;

interface StepListProps {
  readonly tape: Tape;
  readonly model: ChartModel;
  readonly step: number;
  readonly onChoose: (step: number) => void;
}

/** The steps about the present moment, to choose from. */
export function StepList({ tape, model, step, onChoose }: StepListProps) {
  const first = Math.max(0, step - around);
  const listed = tape.steps.slice(first, step + around);
  const row = (number: number, text: string) => (
    <li key={number}>
      <button
        type="button"
        className={rowClass}
        aria-current={number === step ? 'step' : undefined}
        onClick={() => onChoose(number)}
      >
        {`${number} · ${text}`}
      </button>
    </li>
  );
  return (
    <section className={sheetClass} aria-label={lab.step.steps}>
      <h2 className={headingClass}>{lab.step.steps}</h2>
      <ol className={scrolledListClass}>
        {first === 0 && row(0, lab.player.opening)}
        {listed.map((taken, index) =>
          row(first + index + 1, `${eventWords(taken, model)}, ${sourceOf(taken)}`),
        )}
      </ol>
    </section>
  );
}
