import styled from '@emotion/styled';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { tokens } from '#statelab/design/tokens.ts';
import type { simulatorMachine } from './simulator.machine.ts';

export interface SimulatorProps {
  readonly simulator: ActorRefFrom<typeof simulatorMachine>;
}

export const JsonBox = styled.textarea({
  display: 'block',
  width: '100%',
  fontFamily: 'monospace',
  resize: 'vertical',
});

export const Fields = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  marginBlock: tokens.space[8],
  fontSize: tokens.size.small,
  '& label': { overflowWrap: 'anywhere' },
});

/** Handles the texts of a submitted form, by name, with the value of the button that was pressed. */
export const onSubmitted =
  (handle: (textOf: (field: string) => string) => void) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    handle((field) => {
      const text = form.get(field);
      return typeof text === 'string' ? text : '';
    });
  };
