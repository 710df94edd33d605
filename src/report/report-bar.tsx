import styled from '@emotion/styled';
import { useSelector, useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { css, Global } from '@emotion/react';
import { visitReport as words } from '#content/ui/visit-report.ts';
import type {
  visitReportMachine,
  VisitReportInput,
} from '#machines/visit-report/visit-report.machine.ts';
import { stateName } from '#machines/state-name.ts';
import { Button } from '#src/design/button.tsx';
import { tokens } from '#src/design/tokens.ts';
import { grounds } from '#src/design/ground.ts';
import { machineAttributes } from '#src/views/machine-attributes.ts';

const { ready: readyWords } = words;

const Panel = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space[12],
  '& h2': { margin: 0, fontSize: tokens.size.lede },
});

/** Focuses the heading after Stop. */
const focus = (heading: HTMLElement | null): void => heading?.focus();

/** Offers the report as a file, and says where to send it. */
function ReportPanel({ actor }: { readonly actor: ActorRefFrom<typeof visitReportMachine> }) {
  const canShare = useSelector(actor, (snapshot) => snapshot.can({ type: 'FILE.SHARE' }));
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'saved' }));
  const isShared = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'shared' }));
  const isShareFailed = useSelector(actor, (snapshot) => snapshot.hasTag('share failed'));
  return (
    <Panel>
      <h2 tabIndex={-1} ref={focus}>
        {readyWords.heading}
      </h2>
      <p>{readyWords.contains}</p>
      <p>{readyWords.whereTo}</p>
      <Button onClick={() => actor.send({ type: 'FILE.SAVE' })}>{readyWords.save}</Button>
      {canShare && (
        <Button kind="secondary" onClick={() => actor.send({ type: 'FILE.SHARE' })}>
          {readyWords.share}
        </Button>
      )}
      <div role="status">
        {isSaved && <p>{readyWords.saved}</p>}
        {isShared && <p>{readyWords.shared}</p>}
      </div>
      <div role="alert">{isShareFailed && <p>{readyWords.shareFailed}</p>}</div>
    </Panel>
  );
}

const Bar = styled.section(grounds.white, {
  position: 'fixed',
  // Above the sticky bar of small screens, which is part of the recorded page.
  insetBlockEnd: `calc(var(--measure-bar) + ${tokens.space[8]})`,
  insetInlineStart: tokens.space[8],
  zIndex: 3,
  boxSizing: 'border-box',
  maxWidth: `min(26rem, calc(100vw - 2 * ${tokens.space[8]}))`,
  maxHeight: `calc(100dvh - var(--measure-bar) - 2 * ${tokens.space[8]})`,
  overflow: 'auto',
  padding: `${tokens.space[8]} ${tokens.space[16]}`,
  border: `2px solid ${tokens.color.bush}`,
  boxShadow: '0 4px 16px rgb(0 0 0 / 25%)',
  fontSize: tokens.size.small,
  '& p': { margin: 0 },
  [tokens.media.print]: { display: 'none' },
});
const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space[8]} ${tokens.space[16]}`,
});
const Kept = styled.details({
  flexBasis: '100%',
  '& summary': { cursor: 'pointer', paddingBlock: tokens.space[4] },
});

/** Room to scroll to what the bar covers. */
const room = css({
  html: { scrollPaddingBlockEnd: `calc(var(--measure-bar) + ${tokens.space[96]})` },
  body: { paddingBlockEnd: tokens.space[96] },
  [tokens.media.print]: { body: { paddingBlockEnd: 0 } },
});
const Recording = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[8],
  fontWeight: tokens.weight.bold,
  '&::before': {
    content: '""',
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: '50%',
    background: tokens.color.error,
    forcedColorAdjust: 'none',
  },
});

interface ReportBarProps {
  readonly machine: typeof visitReportMachine;
  readonly input: VisitReportInput;
}

/** Shows that the visit is being recorded, and then offers the report. */
export function ReportBar({ machine, input }: ReportBarProps) {
  const actor = useActorRef(machine, { input });
  const state = useSelector(actor, stateName);
  const isRecording = useSelector(actor, (snapshot) => snapshot.hasTag('recording'));
  const isReady = useSelector(actor, (snapshot) => snapshot.hasTag('ready'));
  if (state === 'closed') return null;
  return (
    <Bar aria-label={words.recording.name} {...machineAttributes('visit-report', state)}>
      <Global styles={room} />
      <Row>
        <div role="status">
          {isRecording && <Recording>{words.recording.state}</Recording>}
          {state === 'finishing' && <p>{words.finishing}</p>}
          {state === 'broken' && <p>{words.broken}</p>}
        </div>
        {isRecording && (
          <>
            <Button kind="secondary" onClick={() => actor.send({ type: 'RECORDING.STOP' })}>
              {words.recording.stop}
            </Button>
            <Kept>
              <summary>{words.recording.what}</summary>
              <p>{words.recording.kept}</p>
            </Kept>
          </>
        )}
      </Row>
      {isReady && <ReportPanel actor={actor} />}
      {(isReady || state === 'broken') && (
        <Button kind="quiet" onClick={() => actor.send({ type: 'REPORT.CLOSE' })}>
          {words.close}
        </Button>
      )}
    </Bar>
  );
}
