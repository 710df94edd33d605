import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';
import { tokens } from './tokens.ts';

const Box = styled.div({
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

/** A failure, announced as soon as it appears. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <Box role="alert">
      <WarningIcon />
      <div>{children}</div>
    </Box>
  );
}
