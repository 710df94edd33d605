import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useId, type FormEvent } from 'react';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Controls, Heading, Note, Panel, Tool } from '#statelab/app/lab-parts.ts';
import type { ChartModel } from '#statelab/chart/model.ts';
import { TextBox, textIn, type SimulatorProps } from './simulator-parts.ts';

const words = simulatorWords.clock;

const TimerList = styled.ul({ margin: `0 0 ${tokens.space[8]}`, fontSize: tokens.size.small });

interface ClockPanelProps extends SimulatorProps {
  readonly model: ChartModel;
}

/** The timers that run, and the ways to let time go by. */
export function ClockPanel({ simulator, model }: ClockPanelProps) {
  const id = useId();
  const { timers, now, dueIn } = useSelector(simulator, ({ context }) => context.simulation);
  const triggerOf = (type: string): string =>
    model.transitions.find(({ name }) => name.includes(`|${type}|`))?.trigger ?? type;

  function wait(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = textIn(new FormData(event.currentTarget), 'ms');
    simulator.send({ type: 'CLOCK.WAIT', text });
  }

  return (
    <Panel aria-label={words.heading}>
      <Heading>{words.heading}</Heading>
      {dueIn === null ? (
        <Note>{words.none}</Note>
      ) : (
        <>
          <TimerList>
            {timers.map(({ id: timer, type, since, delay }) => (
              <li key={timer}>{words.timer(triggerOf(type), since + delay - now)}</li>
            ))}
          </TimerList>
          <Tool type="button" onClick={() => simulator.send({ type: 'CLOCK.NEXT' })}>
            {words.next(dueIn)}
          </Tool>
        </>
      )}
      <form onSubmit={wait}>
        <label htmlFor={id}>{words.ms}</label>
        <Controls>
          <TextBox id={id} name="ms" size={8} inputMode="numeric" autoComplete="off" />
          <Tool type="submit">{words.wait}</Tool>
        </Controls>
      </form>
    </Panel>
  );
}
