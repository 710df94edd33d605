import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';

/** A small remark of a form. */
export const Note = styled.p({
  maxWidth: tokens.measure.reading,
  fontSize: tokens.size.small,
  color: tokens.color.textSoft,
});
