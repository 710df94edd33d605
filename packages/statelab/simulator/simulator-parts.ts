import styled from '@emotion/styled';
import type { ActorRefFrom } from 'xstate';
import { tokens } from '#statelab/design/tokens.ts';
import type { simulatorMachine } from './simulator.machine.ts';

export interface SimulatorProps {
  readonly simulator: ActorRefFrom<typeof simulatorMachine>;
}

const box = {
  minWidth: 0,
  minHeight: 'var(--lab-control)',
  padding: `${tokens.space[4]} ${tokens.space[8]}`,
  background: tokens.color.white,
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  font: 'inherit',
  fontSize: tokens.size.small,
  color: tokens.color.ink,
};

export const TextBox = styled.input(box);
export const Choice = styled.select(box);
export const JsonBox = styled.textarea(box, {
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

export const Aside = styled.span({
  display: 'block',
  fontSize: tokens.size.fine,
  fontWeight: tokens.weight.regular,
});

export const textIn = (form: FormData, field: string): string => {
  const text = form.get(field);
  return typeof text === 'string' ? text : '';
};
