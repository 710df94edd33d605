import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { quote } from '#content/interface/quote.ts';
import { Button } from '#src/design/button.tsx';
import { tokens } from '#src/design/tokens.ts';
import type { WizardActor } from './step-props.ts';

const Row = styled.div({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: tokens.space[12],
  '& > [type="submit"]': { position: 'relative', isolation: 'isolate' },
});

interface StepActionsProps {
  actor: WizardActor;
  /** The button that moves on. It comes first in the Tab order, and Enter presses it. */
  children: ReactNode;
  back: boolean;
}

export function StepActions({ actor, children, back }: StepActionsProps) {
  return (
    <Row>
      {children}
      {back && (
        <Button kind="secondary" onClick={() => actor.send({ type: 'STEP.BACK' })}>
          {quote.back}
        </Button>
      )}
    </Row>
  );
}
