import { useMemo, type PropsWithChildren } from 'react';
import { partNames } from '#statelab/chart/part-texts.ts';
import { stateName } from '#statelab/machine/states.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';
import { contextsOf } from '#statelab/tape/contexts.ts';
import { Facts, Panel } from '#statelab/design/lab-parts.ts';
import { ScrolledText } from './scrolled-text.tsx';
import { eventWords, print, sourceOf } from './step-words.ts';

/** Why an event did nothing. */
function Refusals({ refused }: { refused: NonNullable<TapeStep['refused']> }) {
  const sentences = refused.map(
    ({ guard, values }) => `Nothing happened: “${guard}” rejected ${print(values)}.`,
  );
  return (
    <p role="status">
      {sentences.length === 0
        ? 'Nothing happened: this state does not know the event.'
        : sentences.join(' ')}
    </p>
  );
}

const Fact = ({ name, children }: PropsWithChildren<{ name: string }>) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

interface StepPanelProps {
  readonly tape: Tape;
  readonly model: ChartModel;
  readonly step: number;
}

/** A step: what happened, why, and what it changed. */
export function StepPanel({ tape, model, step }: StepPanelProps) {
  const taken = tape.steps[step - 1];
  const { state, transitions } = taken ?? tape.opening;
  const { opening, steps } = tape;
  // Reads a long tape once for all its steps.
  const contexts = useMemo(() => contextsOf({ opening, steps }), [opening, steps]);
  const { type: _, ...payload } = taken?.event ?? { type: '' };
  return (
    <Panel aria-label="Step">
      <Facts>
        {taken !== undefined && (
          <Fact name="Event">
            {eventWords(taken, model)}
            {Object.keys(payload).length > 0 && <code> {print(payload)}</code>}
            <br />
            {`${(taken.at / 1000).toFixed(2)} s, ${sourceOf(taken)}`}
          </Fact>
        )}
        <Fact name="State">{stateName({ value: state })}</Fact>
        {transitions.length > 0 && (
          <Fact name="Transitions">{transitions.map(partNames(model)).join(' • ')}</Fact>
        )}
        {taken?.context !== undefined && (
          <Fact name="Changed">
            <code>{print(taken.context)}</code>
          </Fact>
        )}
      </Facts>
      {taken?.refused !== undefined && <Refusals refused={taken.refused} />}
      <ScrolledText heading="Context" text={JSON.stringify(contexts[step], null, 1)} />
    </Panel>
  );
}
