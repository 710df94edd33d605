import { useSelector } from '@xstate/react';
import { useMemo, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Controls, Note, Panel, Row, ScrolledList, Tool } from '#statelab/design/lab-parts.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { dueAt } from '#statelab/explore/timers.ts';
import { plain } from '#statelab/machine/plain.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';
import { offersAt } from './offers.ts';
import { momentOf, type simulatorMachine } from './simulator.machine.ts';

export interface SimulatorProps {
  readonly simulator: ActorRefFrom<typeof simulatorMachine>;
}

/** Handles the text of a form's only field. */
const onSubmitted =
  (handle: (text: string) => void) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const [text] = new FormData(event.currentTarget).values();
    if (typeof text === 'string') handle(text);
  };

/** All that can happen now. A press takes a step; an event of one's own is written as JSON. */
export function NextSteps({ simulator }: SimulatorProps) {
  const context = useSelector(simulator, (snapshot) => snapshot.context);
  const { entry, stepper, taken, at } = context;
  const moment = momentOf(context);
  const offers = useMemo(
    () => offersAt(entry.scenario, moment, stepper.stepsAt(moment)),
    [entry, moment, stepper],
  );
  const [last] = taken
    .slice(0, at)
    .flatMap(({ step }) => (step.kind === 'event' ? [step.event] : []))
    .slice(-1);
  const shown = JSON.stringify(plain(last ?? { type: '' }));
  return (
    <Panel aria-label="Next steps">
      <h2>Next steps</h2>
      <ScrolledList>
        {offers.map(({ step, remark }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two cases may be alike
          <li key={index}>
            <Row type="button" onClick={() => simulator.send({ type: 'STEP.TAKE', step })}>
              {stepName(step)}
              {remark !== '' && <small>{remark}</small>}
            </Row>
          </li>
        ))}
      </ScrolledList>
      <form onSubmit={onSubmitted((text) => simulator.send({ type: 'EVENT.SEND', text }))}>
        <Controls as="label">
          Another event, as JSON
          <textarea
            key={shown}
            name="event"
            rows={3}
            cols={30}
            spellCheck={false}
            defaultValue={shown}
          />
        </Controls>
        <Tool type="submit">Send</Tool>
      </form>
    </Panel>
  );
}

interface ClockProps extends SimulatorProps {
  readonly model: ChartModel;
}

/** The running timers, and a wait of any length. */
export function Clock({ simulator, model }: ClockProps) {
  const { timers, now } = useSelector(simulator, ({ context }) => momentOf(context));
  const triggerOf = (type: string): string =>
    model.transitions.find(({ name }) => name.includes(`|${type}|`))?.trigger ?? type;
  const wait = (text: string) =>
    simulator.send({ type: 'STEP.TAKE', step: { kind: 'wait', ms: Number(text) } });
  return (
    <Panel aria-label="Time">
      <h2>Time</h2>
      {timers.length === 0 && <Note>No timer is running.</Note>}
      <Note as="ul">
        {timers.map((timer, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two timers may be alike
          <li key={index}>
            {triggerOf(timer.event.type)}, due in {(dueAt(timer) - now).toLocaleString('en-NZ')} ms
          </li>
        ))}
      </Note>
      <form onSubmit={onSubmitted(wait)}>
        <Controls as="label">
          Milliseconds to wait
          <input name="ms" type="number" min={1} required />
        </Controls>
        <Tool type="submit">Wait</Tool>
      </form>
    </Panel>
  );
}
