import styled from '@emotion/styled';
import { useHydrated } from '@tanstack/react-router';
import { undelivered } from '#content/ui/undelivered.ts';
import { Alert } from '#src/design/alert.tsx';
import { Button } from '#src/design/button.tsx';
import { tokens } from '#src/design/tokens.ts';
import { OutboxContext } from '#src/views/outbox-context.ts';

const Frame = styled.div({ paddingBlockStart: tokens.space[16] });

/** Shows that the handler rejected earlier forms, on whatever page is open. */
export function Undelivered() {
  const outbox = OutboxContext.useActorRef();
  // The served page has no leads. The outbox may load rejected ones before React hydrates this part.
  const isHydrated = useHydrated();
  const count = OutboxContext.useSelector(({ context }) => context.rejected.length);
  if (!isHydrated || count === 0) return null;
  return (
    <Frame>
      <Alert>
        <p>{undelivered.requestsLeft(count)}</p>
        <Button
          kind="secondary"
          onClick={({ currentTarget }) => {
            // The button goes, and focus would go with it.
            currentTarget.closest('main')?.focus();
            outbox.send({ type: 'REJECTED.DISMISS' });
          }}
        >
          {undelivered.forget}
        </Button>
      </Alert>
    </Frame>
  );
}
