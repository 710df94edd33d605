import styled from '@emotion/styled';
import { media } from './tokens.ts';

/** Full width, for charts. */
export const Main = styled.main({
  padding: '0.75rem var(--measure-gutter) 3rem',
  // The browser's file input is wider than a phone.
  '& input[type="file"]': { maxWidth: '100%', minHeight: 'var(--lab-control)' },
});

/** Marks the selected item in forced colours. */
const chosen = { [media.forcedColors]: { outline: '3px solid Highlight', outlineOffset: -3 } };

/** A row of controls that wraps. */
export const Controls = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  marginBlockEnd: '0.5rem',
  '& > *': { marginBlockEnd: 0 },
  '& input': { flex: '1 1 9rem', maxWidth: '26rem' },
});

/** A small button, 44 px high on touch screens. */
export const Tool = styled.button({
  minHeight: 'var(--lab-control)',
  minWidth: 'var(--lab-control)',
  padding: '0 0.5rem',
  background: 'var(--white)',
  border: '1px solid var(--control)',
  borderRadius: '4px',
  fontSize: 'var(--size-small)',
  fontWeight: 600,
  lineHeight: 1.2,
  color: 'var(--ink)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--ink)', background: 'var(--mist)' },
  '&[aria-pressed="true"]': { background: 'var(--bush)', color: 'var(--white)', ...chosen },
  '&:disabled': { borderStyle: 'dashed', color: 'var(--ink-soft)', cursor: 'not-allowed' },
});

/** A Tab stop that shows while it has focus, and leads past what follows. */
export const Skip = styled(Tool)({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 4,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});

export const Note = styled.p({
  margin: 0,
  fontSize: 'var(--size-small)',
  color: 'var(--ink-soft)',
  overflowWrap: 'anywhere',
});

export const Sheet = styled.div({
  padding: '0.75rem',
  background: 'var(--white)',
  border: '1px solid var(--rule)',
  minWidth: 0,
  '&[role="alert"]': { marginBlockEnd: '0.75rem', borderColor: 'var(--error)' },
});

export const Panel = Sheet.withComponent('section');

/** Panels below each other. */
export const Stack = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '1rem',
  minWidth: 0,
});

/** A chart with an aside, or with it below on narrow screens. */
export const ChartAndAside = styled(Stack)({
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
});

export const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '2px 0.75rem',
  margin: '0 0 0.5rem',
  fontSize: 'var(--size-fine)',
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** A value as JSON, which scrolls. */
export const Json = styled.pre({
  maxHeight: '16rem',
  overflow: 'auto',
  margin: 0,
  fontSize: 'var(--size-fine)',
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
  fontSize: 'var(--size-small)',
});

export const Row = styled.button({
  display: 'block',
  width: '100%',
  minHeight: 'var(--lab-row)',
  padding: '0.25rem 0.5rem',
  border: 0,
  borderBlockEnd: '1px solid var(--rule)',
  background: 'none',
  font: 'inherit',
  color: 'var(--ink)',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > :is(span, small)': { color: 'var(--ink-soft)' },
  '& > small': { display: 'block' },
  '&:hover': { background: 'var(--mist)' },
  '&:is([aria-current], [aria-pressed="true"])': {
    background: 'var(--bush)',
    color: 'var(--white)',
    '& > :is(span, small)': { color: 'inherit' },
    ...chosen,
  },
  // The list clips an outline outside.
  '&:focus-visible': { outlineOffset: -4 },
});
