import styled from '@emotion/styled';
import { tokens } from './tokens.ts';

/** A note beside the text, such as the word that a placement is paid. */
export const Notice = styled.div({
  marginBlockEnd: tokens.space[24],
  padding: `${tokens.space[16]} ${tokens.space[24]}`,
  background: tokens.color.sand,
  border: '1px solid transparent',
  color: tokens.color.ink,
  '& > :last-child': { marginBlockEnd: 0 },
  [tokens.media.print]: { borderColor: tokens.color.control },
});
