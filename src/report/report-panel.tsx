import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { visitReport } from '#content/interface/visit-report.ts';
import type { visitReportMachine } from '#machines/visit-report/visit-report.machine.ts';
import { Button } from '#src/design/button.tsx';
import { tokens } from '#src/design/tokens.ts';

const words = visitReport.ready;

const Panel = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space[12],
  '& h2': { margin: 0, fontSize: tokens.size.lede },
});

/** Focuses the heading after Stop. */
const focus = (heading: HTMLElement | null): void => heading?.focus();

/** Offers the report as a file, and says where to send it. */
export function ReportPanel({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof visitReportMachine>;
}) {
  const canShare = useSelector(actor, (snapshot) => snapshot.can({ type: 'FILE.SHARE' }));
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'saved' }));
  const isShared = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'shared' }));
  const isShareFailed = useSelector(actor, (snapshot) => snapshot.hasTag('share failed'));
  return (
    <Panel>
      <h2 tabIndex={-1} ref={focus}>
        {words.heading}
      </h2>
      <p>{words.contains}</p>
      <p>{words.whereTo}</p>
      <Button onClick={() => actor.send({ type: 'FILE.SAVE' })}>{words.save}</Button>
      {canShare && (
        <Button kind="secondary" onClick={() => actor.send({ type: 'FILE.SHARE' })}>
          {words.share}
        </Button>
      )}
      <div role="status">
        {isSaved && <p>{words.saved}</p>}
        {isShared && <p>{words.shared}</p>}
      </div>
      <div role="alert">{isShareFailed && <p>{words.shareFailed}</p>}</div>
    </Panel>
  );
}
