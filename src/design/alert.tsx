import { css } from '@emotion/css';
import type { ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';
import { tokens } from './tokens.ts';

const box = css({
  display: 'flex',
  gap: tokens.space[12],
  marginBlockEnd: tokens.space[24],
  padding: tokens.space[16],
  background: tokens.color.white,
  border: `2px solid ${tokens.color.error}`,
  color: tokens.color.ink,
  '& > svg': { flex: 'none', marginBlockStart: '0.125em', color: tokens.color.error },
  '& p:last-child': { marginBlockEnd: 0 },
});

/** A failure, said aloud as soon as it appears. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={box}>
      <WarningIcon />
      <div>{children}</div>
    </div>
  );
}
