import styled from '@emotion/styled';
import { panel } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';

/** The sheet of a plain form and of its responses. */
export const Sheet = styled.div(panel, {
  maxWidth: tokens.measure.form,
  marginInline: 'auto',
  '& h2': { marginBlockStart: tokens.space[32] },
});
