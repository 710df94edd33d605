import styled from '@emotion/styled';
import { color, media } from './look.ts';

/** The page uses the full width, for its figures and tables. */
export const Main = styled.main({
  padding: `1rem clamp(1rem, 4vw, 3rem) 3rem`,
});

/** Inputs beside results. */
export const Columns = styled.div({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: '22rem minmax(0, 1fr)', alignItems: 'start' },
});

export const Sheet = styled.div({
  padding: '1rem',
  background: color.sheet,
  border: `1px solid ${color.rule}`,
  minWidth: 0,
});

/** Figures side by side if there is room. */
export const Figures = styled.div({
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  marginBlockEnd: '1.5rem',
});

/** A wrapping row of small buttons. */
export const Controls = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  marginBlockEnd: '0.75rem',
  fontSize: '1rem',
  '& button': {
    minHeight: '3rem',
    padding: `0.25rem 0.75rem`,
    background: color.sheet,
    border: `2px solid ${color.control}`,
    borderRadius: 4,
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { borderColor: color.ink, background: color.hover },
  },
  '& output': { color: color.soft },
});
