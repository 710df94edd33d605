import { useActorRef } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { Entry } from '#machines/lead-outbox/entry.ts';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { OutboxContext } from '#src/views/outbox-context.ts';

interface WithOutboxProps {
  /** What earlier visits left in the browser. */
  entries?: readonly Entry[];
  children: ReactNode;
}

/** The site's outbox around a view. Its form handler never answers. */
export function WithOutbox({ entries = [], children }: WithOutboxProps) {
  const machine = useMemo(
    () =>
      leadOutboxMachine.provide({
        actors: {
          loadEntries: fromPromise(async () => entries),
          entryStore: fromCallback(() => {}),
          network: fromCallback(() => {}),
          postForm: fromPromise(() => new Promise(() => {})),
        },
      }),
    [entries],
  );
  return <OutboxContext value={useActorRef(machine)}>{children}</OutboxContext>;
}
