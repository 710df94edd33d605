import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { LabContext, ScreenContext } from '#statelab/app/lab-context.ts';
import { isPane } from '#statelab/app/pane-ids.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { parseHash } from '#statelab/app/url-hash.ts';
import { lab as words } from '#statelab/messages/tape.ts';
import type { Live } from './create-live.ts';
import { liveHash, tapeForLink } from './live-address.ts';
import { LiveView } from './live-view.tsx';
import { liveMachine } from './live.machine.ts';

/**
 * Shows the pane that the URL asks for, and then keeps the URL up to date: the tape that was
 * opened, its step, and the pane. Renders nothing.
 */
function LivePlace({ live: { desk, player, stage } }: { live: Live }) {
  const lab = LabContext.useActorRef();
  const screen = ScreenContext.useActorRef();
  useEffect(() => {
    const { search } = parseHash(lab.getSnapshot().context.hash);
    const asked = new URLSearchParams(search).get('pane');
    if (isPane(asked)) screen.send({ type: 'PANE.CHOOSE', pane: asked });
  }, [lab, screen]);

  const isNarrow = ScreenContext.useSelector((snapshot) => snapshot.matches('narrow'));
  const pane = ScreenContext.useSelector(({ context }) => (isNarrow ? context.pane : context.side));
  const isRead = useSelector(desk, (snapshot) => !snapshot.matches({ opening: 'reading' }));
  const { step, isOwn } = useSelector(player, ({ context }) => context);
  const tape = isOwn ? undefined : stage.tape(true);
  const { id } = stage.entry;
  useEffect(() => {
    if (!isRead) return;
    if (tape === undefined) {
      lab.send({ type: 'HASH.REPLACE', hash: liveHash(id, { pane }) });
      return;
    }
    lab.send({
      type: 'HASH.PACK',
      hash: liveHash(id, { pane, step }),
      param: { name: 'tape', pack: () => tapeForLink(tape), tooLong: words.tape.tooLong },
    });
  }, [lab, isRead, id, pane, step, tape]);
  return null;
}

interface LiveStageProps extends TabProps {
  /** False while another view is shown and the visit goes on. */
  readonly isInSight: boolean;
}

/** The real page beside its chart: live, at any recorded moment, or replayed. */
export function LiveStage({ entry, layout, search, isInSight }: LiveStageProps) {
  const actor = useActorRef(liveMachine, { input: { entry, search } });
  const live = useSelector(actor, ({ context }) => context.live);
  const navigation = LabContext.useSelector(({ context }) => context.navigations);
  return (
    <>
      {isInSight && <LivePlace key={navigation} live={live} />}
      <LiveView live={live} layout={layout} />
    </>
  );
}
