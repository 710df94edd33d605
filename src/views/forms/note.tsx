import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';

export const Note = styled.p({
  maxWidth: tokens.measure.reading,
  fontSize: tokens.size.small,
  color: tokens.color.textSoft,
});
