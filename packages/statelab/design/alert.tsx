import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from './tokens.ts';

const Box = styled.div({
  marginBlockEnd: tokens.space[16],
  padding: tokens.space[12],
  background: tokens.color.white,
  border: `2px solid ${tokens.color.error}`,
  '& p:last-child': { marginBlockEnd: 0 },
});

export const Alert = ({ children }: { children: ReactNode }) => <Box role="alert">{children}</Box>;
