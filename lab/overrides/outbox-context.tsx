import { createActorContext } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { page } from '#statelab/page/page.ts';

const outbox = createActorContext(leadOutboxMachine, page.settings);

interface ProviderProps {
  readonly logic: typeof leadOutboxMachine;
  readonly children: ReactNode;
}

/** The site's outbox context, recorded and controlled by the lab. */
export const OutboxContext = {
  ...outbox,
  Provider: function OutboxProvider({ logic, children }: ProviderProps) {
    const prepared = useMemo(() => page.prepare(logic), [logic]);
    return <outbox.Provider logic={prepared}>{children}</outbox.Provider>;
  },
};
