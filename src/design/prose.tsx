import styled from '@emotion/styled';
import { tokens } from './tokens.ts';

/** Long reading, set in the serif at 62 characters a line. */
export const Prose = styled.div({
  maxWidth: tokens.measure.reading,
  '& :is(p, li, dd, blockquote)': { fontFamily: tokens.font.serif, lineHeight: 1.6 },
  '& :is(p, ul, ol, dl)': { marginBlockEnd: tokens.space[24] },
  '& li': { marginBlockEnd: tokens.space[8] },
  '& li::marker': { color: tokens.color.textSoft },
  '& h2': { fontSize: tokens.size.h3 },
  '& > * + h2': { marginBlockStart: tokens.space[48] },
  '& > * + h3': { marginBlockStart: tokens.space[32] },
  '& > :last-child': { marginBlockEnd: 0 },
});
