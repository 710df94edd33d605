import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { simulatorWords } from './simulator-words.ts';
import { Controls, Heading, Note, Panel, Tool } from '#statelab/design/lab-parts.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';
import type { Simulation } from './simulate.ts';
import { onSubmitted, type SimulatorProps } from './simulator-parts.ts';

const clockWords = simulatorWords.clock;

interface ClockPanelProps extends SimulatorProps {
  readonly model: ChartModel;
}

/** Running timers, and controls to advance the clock. */
export function ClockPanel({ simulator, model }: ClockPanelProps) {
  const id = useId();
  const { timers, now, dueIn } = useSelector(simulator, ({ context }) => context.simulation);
  const triggerOf = (type: string): string =>
    model.transitions.find(({ name }) => name.includes(`|${type}|`))?.trigger ?? type;

  const wait = onSubmitted((textOf) => simulator.send({ type: 'CLOCK.WAIT', text: textOf('ms') }));
  return (
    <Panel aria-label={clockWords.heading}>
      <Heading>{clockWords.heading}</Heading>
      {dueIn === null ? (
        <Note>{clockWords.none}</Note>
      ) : (
        <>
          <Note as="ul">
            {timers.map(({ event: { type }, since, delay }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two timers may be alike
              <li key={index}>{clockWords.timer(triggerOf(type), since + delay - now)}</li>
            ))}
          </Note>
          <Tool
            type="button"
            onClick={() => simulator.send({ type: 'STEP.TAKE', step: { kind: 'wait', ms: dueIn } })}
          >
            {clockWords.next(dueIn)}
          </Tool>
        </>
      )}
      <form onSubmit={wait}>
        <label htmlFor={id}>{clockWords.ms}</label>
        <Controls>
          <input id={id} name="ms" size={8} inputMode="numeric" autoComplete="off" />
          <Tool type="submit">{clockWords.wait}</Tool>
        </Controls>
      </form>
    </Panel>
  );
}

const words = simulatorWords.effects;

interface EffectProps extends SimulatorProps {
  readonly effect: Simulation['effects'][number];
}

/** A running effect, with the scenario's outcomes. */
function Effect({ simulator, effect: { actor, outcomes } }: EffectProps) {
  const id = useId();
  const settle = onSubmitted((textOf) =>
    simulator.send({
      type: 'STEP.TAKE',
      step: { kind: 'outcome', actor, outcome: textOf('outcome') },
    }),
  );
  return (
    <form onSubmit={settle}>
      <label htmlFor={id}>{words.outcome(actor)}</label>
      <Controls>
        <select id={id} name="outcome">
          {outcomes.map((outcome) => (
            <option key={outcome}>{outcome}</option>
          ))}
        </select>
        <Tool type="submit">{words.settle(actor)}</Tool>
      </Controls>
    </form>
  );
}

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
