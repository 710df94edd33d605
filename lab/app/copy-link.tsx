import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { lab } from '#lab/words/chart.ts';
import { tokens } from '#lab/design/tokens.ts';
import { copyLinkMachine } from './copy-link.machine.ts';
import { useLabActor } from './lab-actors.ts';

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

/** Copies a link to what is looked at: the address says all of it. */
export function CopyLink() {
  const copier = useLabActor(copyLinkMachine, undefined);
  const isCopied = useSelector(copier, (snapshot) => snapshot.hasTag('copied'));
  const isRefused = useSelector(copier, (snapshot) => snapshot.hasTag('not copied'));
  const words = lab.copyLink;
  return (
    <>
      <Copy
        type="button"
        onClick={() => copier.send({ type: 'LINK.COPY', link: window.location.href })}
      >
        {words.copy}
      </Copy>
      <span role="status">
        {isCopied && words.copied}
        {isRefused && words.refused}
      </span>
    </>
  );
}
