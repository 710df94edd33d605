import styled from '@emotion/styled';
import { useHydrated } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { LeadOutboxEvent } from '#machines/lead-outbox/outbox-model.ts';
import { undelivered } from '#content/ui/undelivered.ts';
import { Alert } from '#src/design/alert.tsx';
import { Button } from '#src/design/button.tsx';
import { tokens } from '#src/design/tokens.ts';
import { useOutbox } from '#src/views/outbox-context.ts';

const Frame = styled.div({ paddingBlockStart: tokens.space[16] });

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[8] });

interface ActionProps {
  readonly event: LeadOutboxEvent;
  readonly children: string;
}

function Action({ event, children }: ActionProps) {
  const outbox = useOutbox();
  return (
    <Button
      kind="secondary"
      onClick={({ currentTarget }) => {
        // The button goes, and focus would go with it.
        currentTarget.closest('main')?.focus();
        outbox.send(event);
      }}
    >
      {children}
    </Button>
  );
}

/** Shows which earlier forms the handler rejected, and asks about old ones, on whatever page is open. */
export function Undelivered() {
  // The served page has no leads. The outbox may load rejected ones before React hydrates this part.
  const isHydrated = useHydrated();
  const outbox = useOutbox();
  const rejected = useSelector(outbox, ({ context }) => context.rejected.length);
  const stale = useSelector(outbox, ({ context }) => context.stale.length);
  if (!isHydrated || rejected + stale === 0) return null;
  return (
    <Frame>
      {stale > 0 && (
        <Alert>
          <p>{undelivered.stale(stale)}</p>
          <Actions>
            <Action event={{ type: 'STALE.SEND' }}>{undelivered.send}</Action>
            <Action event={{ type: 'STALE.DISMISS' }}>{undelivered.forget}</Action>
          </Actions>
        </Alert>
      )}
      {rejected > 0 && (
        <Alert>
          <p>{undelivered.requestsLeft(rejected)}</p>
          <Action event={{ type: 'REJECTED.DISMISS' }}>{undelivered.forget}</Action>
        </Alert>
      )}
    </Frame>
  );
}
