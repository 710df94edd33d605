import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';

/** The page uses the full width, for its figures and tables. */
export const Main = styled.main({
  padding: `${tokens.space[16]} ${tokens.measure.gutter} ${tokens.space[48]}`,
});

/** Inputs beside results. */
export const Columns = styled.div({
  display: 'grid',
  gap: tokens.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [tokens.media.desktop]: { gridTemplateColumns: '22rem minmax(0, 1fr)', alignItems: 'start' },
});

export const Sheet = styled.div({
  padding: tokens.space[16],
  background: tokens.color.white,
  border: `1px solid ${tokens.color.rule}`,
  minWidth: 0,
});

/** Figures side by side if there is room. */
export const Figures = styled.div({
  display: 'grid',
  gap: tokens.space[24],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  marginBlockEnd: tokens.space[24],
});

/** A wrapping row of small buttons. */
export const Controls = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[8],
  marginBlockEnd: tokens.space[12],
  fontSize: tokens.size.small,
  '& button': {
    minHeight: tokens.measure.target,
    padding: `${tokens.space[4]} ${tokens.space[12]}`,
    background: tokens.color.white,
    border: `2px solid ${tokens.color.control}`,
    borderRadius: tokens.radius.control,
    fontWeight: tokens.weight.semibold,
    cursor: 'pointer',
    '&:hover': { borderColor: tokens.color.ink, background: tokens.color.mist },
  },
  '& output': { color: tokens.color.textSoft },
});
