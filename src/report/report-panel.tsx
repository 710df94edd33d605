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
const Agreement = styled.label({
  display: 'flex',
  gap: tokens.space[12],
  cursor: 'pointer',
  '& input': { flex: 'none', width: '1.5rem', height: '1.5rem', margin: 0, accentColor: 'auto' },
});

/** Whoever pressed Stop is where the report begins. */
const focus = (heading: HTMLElement | null): void => heading?.focus();

/** What a visitor can do with a report: save it, or agree and send it. */
export function ReportPanel({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof visitReportMachine>;
}) {
  const hasAgreed = useSelector(actor, ({ context }) => context.hasAgreed);
  const isAsking = useSelector(actor, (snapshot) => snapshot.can({ type: 'CONSENT.TOGGLE' }));
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ ready: { file: 'saved' } }));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isSent = useSelector(actor, (snapshot) => snapshot.hasTag('sent'));
  const isTooLong = useSelector(actor, (snapshot) => snapshot.hasTag('too long'));
  const isMissed = useSelector(actor, (snapshot) => snapshot.hasTag('agreement missing'));
  const isNotSent = useSelector(actor, (snapshot) => snapshot.hasTag('not sent'));
  return (
    <Panel>
      <h2 tabIndex={-1} ref={focus}>
        {words.heading}
      </h2>
      <p>{words.kept}</p>
      <Button kind="secondary" onClick={() => actor.send({ type: 'FILE.SAVE' })}>
        {words.save}
      </Button>
      {!isSent && (
        <>
          <Agreement>
            <input
              type="checkbox"
              checked={hasAgreed}
              disabled={!isAsking}
              onChange={() => actor.send({ type: 'CONSENT.TOGGLE' })}
            />
            {words.agree}
          </Agreement>
          <Button busy={isBusy} onClick={() => actor.send({ type: 'REPORT.SEND' })}>
            {words.send}
          </Button>
        </>
      )}
      <div role="status">
        {isSaved && <p>{words.saved}</p>}
        {isBusy && <p>{words.sending}</p>}
        {isSent && <p>{words.sent}</p>}
      </div>
      <div role="alert">
        {isMissed && <p>{words.agreementMissing}</p>}
        {isNotSent && <p>{words.notSent}</p>}
        {isTooLong && <p>{words.tooLong}</p>}
      </div>
    </Panel>
  );
}
