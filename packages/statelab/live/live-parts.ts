import styled from '@emotion/styled';
import { tokens } from '#statelab/design/tokens.ts';

/** What is known of something, term by term. */
export const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `2px ${tokens.space[12]}`,
  margin: `0 0 ${tokens.space[8]}`,
  fontSize: tokens.size.fine,
  '& dt': { fontWeight: tokens.weight.semibold },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** A list that scrolls where it is long. */
export const ScrolledList = styled.ul({
  maxHeight: '24rem',
  overflow: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: tokens.size.small,
});

/** A button that is a whole row of a list. */
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
  // The list cuts off what stands out of it.
  '&:focus-visible': { outlineOffset: -4 },
});

/** A choice of a file that shrinks with its panel. */
export const FileInput = styled.input({ width: '100%', font: 'inherit' });

/** A choice from a few, with its label. */
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
