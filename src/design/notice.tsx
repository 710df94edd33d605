import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from './tokens.ts';

const Box = styled.div({
  marginBlockEnd: tokens.space[24],
  padding: `${tokens.space[16]} ${tokens.space[24]}`,
  background: tokens.color.sand,
  border: '1px solid transparent',
  color: tokens.color.ink,
  '& > :last-child': { marginBlockEnd: 0 },
  [tokens.media.print]: { borderColor: tokens.color.control },
});

/** A note beside the text, such as a dated fact or the word that a listing is a sample. */
export function Notice({ children }: { children: ReactNode }) {
  return <Box>{children}</Box>;
}
