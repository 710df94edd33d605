import styled from '@emotion/styled';
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

export const textIn = (form: FormData, field: string): string => {
  const text = form.get(field);
  return typeof text === 'string' ? text : '';
};
