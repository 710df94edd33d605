import styled from '@emotion/styled';
import { tokens } from './tokens.ts';

/**
 * The width of a page: 1120 px at most, with a gutter on small screens. What stands beside it at its
 * left sets how much room to leave there, as `--aside`.
 */
export const Container = styled.div({
  width: '100%',
  maxWidth: `calc(${tokens.measure.page} + 2 * ${tokens.measure.gutter})`,
  marginInline: 'auto',
  paddingInline: `calc(${tokens.measure.gutter} + var(--aside, 0rem)) ${tokens.measure.gutter}`,
});
