import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { quote } from '#content/ui/quote.ts';
import { tick } from '#src/design/choice-row.ts';
import { tokens } from '#src/design/tokens.ts';
import type { WizardActor } from './use-wizard.ts';

const Switch = styled.button({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[12],
  minHeight: tokens.measure.target,
  padding: 0,
  background: 'none',
  border: 0,
  fontSize: tokens.size.small,
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: '1.5rem',
    height: '1.5rem',
    border: `2px solid ${tokens.color.control}`,
    borderRadius: 3,
  },
  '&[aria-checked="true"]::before': {
    background: tokens.color.bush,
    borderColor: tokens.color.bush,
  },
  '&[aria-checked="true"]::after': [tick, { position: 'absolute', insetInlineStart: '0.5625rem' }],
});

/** The switch for moving on automatically, drawn as a box with a tick. */
export function MoveOnSwitch({ actor }: { actor: WizardActor }) {
  const autoAdvance = useSelector(actor, ({ context }) => context.autoAdvance);
  return (
    <Switch
      type="button"
      role="switch"
      aria-checked={autoAdvance}
      onClick={() => actor.send({ type: 'AUTO_ADVANCE.TOGGLE' })}
    >
      {quote.autoAdvance}
    </Switch>
  );
}
