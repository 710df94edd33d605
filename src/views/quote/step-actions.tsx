import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { quote } from '#content/ui/quote.ts';
import { Button, ButtonRow } from '#src/design/button.tsx';
import type { WizardActor } from './use-wizard.ts';

const Row = styled(ButtonRow)({
  alignItems: 'center',
  '& > [type="submit"]': { position: 'relative', isolation: 'isolate' },
});

interface StepActionsProps {
  actor: WizardActor;
  children: ReactNode;
  back: boolean;
}

export function StepActions({ actor, children, back }: StepActionsProps) {
  return (
    <Row>
      {back && (
        <Button kind="secondary" onClick={() => actor.send({ type: 'STEP.BACK' })}>
          {quote.back}
        </Button>
      )}
      {children}
    </Row>
  );
}
