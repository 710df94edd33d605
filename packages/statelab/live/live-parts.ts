import styled from '@emotion/styled';
import { tokens } from '#statelab/design/tokens.ts';

export const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `2px ${tokens.space[12]}`,
  margin: `0 0 ${tokens.space[8]}`,
  fontSize: tokens.size.fine,
  '& dt': { fontWeight: tokens.weight.semibold },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

export const ScrolledList = styled.ul({
  maxHeight: '24rem',
  overflow: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: tokens.size.small,
});

export const Row = styled.button({
  display: 'block',
  width: '100%',
  minHeight: 'var(--lab-row)',
  padding: `${tokens.space[4]} ${tokens.space[8]}`,
  border: 0,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  background: 'none',
  font: 'inherit',
  color: tokens.color.ink,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > span': { color: tokens.color.inkSoft },
  '&:hover': { background: tokens.color.mist },
  '&[aria-current]': { background: tokens.color.bush, color: tokens.color.white },
  '&[aria-current] > span': { color: 'inherit' },
  // The list clips an outline outside.
  '&:focus-visible': { outlineOffset: -4 },
});

export const FileInput = styled.input({ width: '100%', font: 'inherit' });

export const Choice = styled.label({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space[8],
  marginBlockEnd: tokens.space[8],
  fontSize: tokens.size.small,
  '& select': {
    minHeight: 'var(--lab-control)',
    minWidth: 0,
    background: tokens.color.white,
    border: `1px solid ${tokens.color.control}`,
    borderRadius: tokens.radius.control,
  },
});
