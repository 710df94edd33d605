import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from './tokens.ts';

const Frame = styled.div({
  width: '100%',
  maxWidth: `calc(${tokens.measure.page} + 2 * ${tokens.measure.gutter})`,
  marginInline: 'auto',
  paddingInline: tokens.measure.gutter,
});

/** The width of a page: 1120 px at most, with a gutter on small screens. */
export function Container({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
