import styled from '@emotion/styled';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise, waitFor } from 'xstate';
import { lab } from '#statelab/messages/chart.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { copyLinkMachine } from './copy-link.machine.ts';
import { LabContext } from './lab-context.ts';

const Copy = styled.button({
  minHeight: '1.75rem',
  paddingInline: tokens.space[8],
  background: 'transparent',
  border: '1px solid currentcolor',
  borderRadius: tokens.radius.control,
  color: 'inherit',
  fontSize: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: '2.25rem' },
});

/** Below the header, which has no room for a sentence. */
const Status = styled.span({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: tokens.measure.gutter,
  maxWidth: `calc(100% - 2 * ${tokens.measure.gutter})`,
  fontSize: tokens.size.small,
  '&:not(:empty)': {
    padding: `${tokens.space[4]} ${tokens.space[12]} ${tokens.space[8]}`,
    background: 'var(--lab-bar)',
    border: '1px solid var(--lab-bar-edge)',
    borderRadius: `0 0 ${tokens.radius.control} ${tokens.radius.control}`,
  },
});

/** Copies a link to the current view. */
export function CopyLink() {
  const shown = LabContext.useActorRef();
  const machine = useMemo(() => {
    const copyLink = fromPromise(async () => {
      const { context } = await waitFor(shown, (snapshot) => snapshot.hasTag('settled'));
      const { hash, linkProblem: problem } = context;
      const { href } = new URL(hash, window.location.href);
      if (problem === null) await navigator.clipboard.writeText(href);
      return { problem };
    });
    return copyLinkMachine.provide({ actors: { copyLink } });
  }, [shown]);
  const copier = useActorRef(machine);
  const isCopied = useSelector(copier, (snapshot) => snapshot.hasTag('copied'));
  const hasFailed = useSelector(copier, (snapshot) => snapshot.hasTag('failed'));
  const problem = useSelector(copier, ({ context }) => context.problem);
  const words = lab.copyLink;
  return (
    <>
      <Copy type="button" onClick={() => copier.send({ type: 'LINK.COPY' })}>
        {words.copy}
      </Copy>
      <Status role="status">
        {isCopied && words.copied}
        {hasFailed && (problem ?? words.failed)}
      </Status>
    </>
  );
}
