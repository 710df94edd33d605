import styled from '@emotion/styled';
import { tokens } from './tokens.ts';

/** Full width, for charts. */
export const Main = styled.main({
  padding: `${tokens.space[12]} ${tokens.measure.gutter} ${tokens.space[48]}`,
  // The browser's file input is wider than a phone.
  '& input[type="file"]': { maxWidth: '100%', minHeight: 'var(--lab-control)' },
});

/** A row of controls that wraps. */
export const Controls = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[8],
  marginBlockEnd: tokens.space[8],
});

/** A small button, 44 px high on touch screens. */
export const Tool = styled.button({
  minHeight: 'var(--lab-control)',
  minWidth: 'var(--lab-control)',
  padding: `0 ${tokens.space[8]}`,
  background: tokens.color.white,
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.semibold,
  lineHeight: 1.2,
  color: tokens.color.ink,
  cursor: 'pointer',
  '&:hover': { borderColor: tokens.color.ink, background: tokens.color.mist },
  '&[aria-pressed="true"]': { background: tokens.color.bush, color: tokens.color.white },
  '&:disabled': { borderStyle: 'dashed', color: tokens.color.inkSoft, cursor: 'not-allowed' },
});

export const Note = styled.p({
  margin: 0,
  fontSize: tokens.size.small,
  color: tokens.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const Sheet = styled.div({
  padding: tokens.space[12],
  background: tokens.color.white,
  border: `1px solid ${tokens.color.rule}`,
  minWidth: 0,
  '&[role="alert"]': { marginBlockEnd: tokens.space[12], borderColor: tokens.color.error },
});

export const Panel = Sheet.withComponent('section');

export const Heading = styled.h2({
  margin: `0 0 ${tokens.space[8]}`,
  fontSize: tokens.size.lede,
  letterSpacing: 0,
});

/** Panels below each other. */
export const Stack = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: tokens.space[16],
  minWidth: 0,
});

/** A chart with an aside, or with it below on narrow screens. */
export const ChartAndAside = styled(Stack)({
  [tokens.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
});

export const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `2px ${tokens.space[12]}`,
  margin: `0 0 ${tokens.space[8]}`,
  fontSize: tokens.size.fine,
  '& dt': { fontWeight: tokens.weight.semibold },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** A value as JSON, which scrolls. */
export const Json = styled.pre({
  maxHeight: '16rem',
  overflow: 'auto',
  margin: 0,
  fontSize: tokens.size.fine,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const ScrolledList = styled.ul({
  // Rows measure their distance from it.
  position: 'relative',
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
  '&:is([aria-current], [aria-pressed="true"])': {
    background: tokens.color.bush,
    color: tokens.color.white,
    '& > span': { color: 'inherit' },
  },
  // The list clips an outline outside.
  '&:focus-visible': { outlineOffset: -4 },
});

/** The small text under a row’s name. */
export const Aside = styled.span({
  display: 'block',
  fontSize: tokens.size.fine,
  fontWeight: tokens.weight.regular,
});
