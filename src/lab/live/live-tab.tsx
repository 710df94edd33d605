import { useActorRef, useSelector } from '@xstate/react';
import { lab } from '#content/lab-tape.ts';
import { Note } from '#src/lab/app/lab-parts.ts';
import type { TabProps } from '#src/lab/app/tab-props.ts';
import { LiveView } from './live-view.tsx';
import { liveMachine } from './live.machine.ts';

function Running({ entry, layout, search }: TabProps) {
  const actor = useActorRef(liveMachine, { input: { entry, search } });
  const live = useSelector(actor, ({ context }) => context.live);
  return <LiveView live={live} layout={layout} />;
}

/** The real page beside its chart: live, at any recorded moment, or replayed. A link to a tape opens it afresh. */
export function LiveTab(props: TabProps) {
  return props.entry.path === null ? (
    <Note>{lab.frame.noView}</Note>
  ) : (
    <Running key={props.search} {...props} />
  );
}
