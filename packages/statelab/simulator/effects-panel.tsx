import { useSelector } from '@xstate/react';
import { useId, type FormEvent } from 'react';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { Controls, Heading, Note, Panel, Tool } from '#statelab/app/lab-parts.ts';
import type { Simulation } from './simulate.ts';
import { Choice, JsonBox, textIn, type SimulatorProps } from './simulator-parts.ts';

const words = simulatorWords.effects;

interface EffectProps extends SimulatorProps {
  readonly effect: Simulation['effects'][number];
}

/** An effect under way: it ends as the scenario knows, or as the tester thinks of. */
function Effect({ simulator, effect: { actor, outcomes } }: EffectProps) {
  const id = useId();

  function settle(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const outcome = textIn(new FormData(event.currentTarget), 'outcome');
    simulator.send({ type: 'EFFECT.SETTLE', actor, outcome });
  }

  function answer(event: FormEvent<HTMLFormElement>, ends: 'done' | 'error'): void {
    event.preventDefault();
    const text = textIn(new FormData(event.currentTarget), 'answer');
    simulator.send({ type: 'EFFECT.ANSWER', actor, ends, text });
  }

  return (
    <>
      <form onSubmit={settle}>
        <label htmlFor={`${id}-outcome`}>{words.outcome(actor)}</label>
        <Controls>
          <Choice id={`${id}-outcome`} name="outcome">
            {outcomes.map((outcome) => (
              <option key={outcome}>{outcome}</option>
            ))}
          </Choice>
          <Tool type="submit">{words.settle(actor)}</Tool>
        </Controls>
      </form>
      <details>
        <summary>{words.other}</summary>
        <form onSubmit={(event) => answer(event, isError(event) ? 'error' : 'done')}>
          <label htmlFor={`${id}-answer`}>{words.value(actor)}</label>
          <JsonBox id={`${id}-answer`} name="answer" rows={2} spellCheck={false} />
          <Controls>
            <Tool type="submit">{words.done}</Tool>
            <Tool type="submit" value="error">
              {words.error}
            </Tool>
          </Controls>
        </form>
      </details>
    </>
  );
}

/** True if the button that sent a form is the one for an error. */
const isError = ({ nativeEvent }: FormEvent<HTMLFormElement>): boolean =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === 'error';

/** The effects that wait for an end. */
export function EffectsPanel({ simulator }: SimulatorProps) {
  const { effects } = useSelector(simulator, ({ context }) => context.simulation);
  return (
    <Panel aria-label={words.heading}>
      <Heading>{words.heading}</Heading>
      {effects.length === 0 && <Note>{words.none}</Note>}
      {effects.map((effect) => (
        <Effect key={effect.actor} simulator={simulator} effect={effect} />
      ))}
    </Panel>
  );
}
