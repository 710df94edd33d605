import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { LabContext, ScreenContext } from '#statelab/app/lab-context.ts';
import { isPane } from '#statelab/app/pane-ids.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { machineHash, parseHash } from '#statelab/app/url-hash.ts';
import type { Live } from './create-live.ts';
import { LiveView } from './live-view.tsx';
import { liveMachine } from './live.machine.ts';

/** Shows the pane that the URL asks for, and then keeps the pane in the URL. Renders nothing. */
function LivePlace({ live: { desk, stage } }: { live: Live }) {
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
  const { id } = stage.entry;
  useEffect(() => {
    if (isRead) {
      lab.send({ type: 'HASH.REPLACE', hash: machineHash(id, 'live', `pane=${pane}`) });
    }
  }, [lab, isRead, id, pane]);
  return null;
}

interface LiveStageProps extends Pick<TabProps, 'entry' | 'layout'> {
  /** False while another view is shown and the visit goes on. */
  readonly isVisible: boolean;
}

/** The real page beside its chart: live, at any recorded moment, or replayed. */
export function LiveStage({ entry, layout, isVisible }: LiveStageProps) {
  const actor = useActorRef(liveMachine, { input: { entry } });
  const live = useSelector(actor, ({ context }) => context.live);
  const navigation = LabContext.useSelector(({ context }) => context.navigations);
  return (
    <>
      {isVisible && <LivePlace key={navigation} live={live} />}
      <LiveView live={live} layout={layout} />
    </>
  );
}
