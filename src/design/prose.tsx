import { css } from '@emotion/css';
import type { ReactNode } from 'react';
import { tokens } from './tokens.ts';

const prose = css({
  maxWidth: tokens.measure.reading,
  '& :is(p, li, dd, blockquote)': { fontFamily: tokens.font.serif, lineHeight: 1.6 },
  '& :is(p, ul, ol, dl)': { marginBlockEnd: tokens.space[24] },
  '& li': { marginBlockEnd: tokens.space[8] },
  '& li::marker': { color: tokens.color.textSoft },
  '& h2': { marginBlockStart: tokens.space[48], fontSize: tokens.size.h3 },
  '& h3': { marginBlockStart: tokens.space[32] },
  '& > :first-child': { marginBlockStart: 0 },
  '& > :last-child': { marginBlockEnd: 0 },
});

/** Long reading, set in the serif at 62 characters a line. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>;
}
