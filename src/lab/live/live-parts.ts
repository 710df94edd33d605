import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';

/** What is known of something, term by term. */
export const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${tokens.space[4]} ${tokens.space[12]}`,
  margin: `0 0 ${tokens.space[12]}`,
  fontSize: tokens.size.small,
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
  minHeight: '2.75rem',
  padding: `${tokens.space[4]} ${tokens.space[8]}`,
  border: 0,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  background: 'none',
  font: 'inherit',
  color: tokens.color.ink,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { background: tokens.color.mist },
  '&[aria-current]': { background: tokens.color.bush, color: tokens.color.white },
});

/** A choice of a file that shrinks with its panel. */
export const FileInput = styled.input({ width: '100%', minHeight: '2.75rem', font: 'inherit' });
