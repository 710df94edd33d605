import styled from '@emotion/styled';
import { tokens } from '#statelab/design/tokens.ts';

/** The lab takes the whole width of a screen: charts need it. */
export const Main = styled.main({
  padding: `${tokens.space[12]} ${tokens.measure.gutter} ${tokens.space[48]}`,
  // A browser's own button and file name are wider than a phone.
  '& input[type="file"]': { maxWidth: '100%', minHeight: 'var(--lab-control)' },
});

/** A row of controls that breaks where it has to. */
export const Controls = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[8],
  marginBlockEnd: tokens.space[8],
});

/** A small button of a row of controls, 44 px high for fingers. */
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

/** Text beside controls. */
export const Note = styled.p({
  margin: 0,
  fontSize: tokens.size.small,
  color: tokens.color.inkSoft,
});

/** A sheet for a view beside others. */
export const Sheet = styled.div({
  padding: tokens.space[12],
  background: tokens.color.white,
  border: `1px solid ${tokens.color.rule}`,
  minWidth: 0,
});

/** A sheet that is a part of its own, with a heading. */
export const Panel = Sheet.withComponent('section');

/** A heading within a view of the lab. */
export const Heading = styled.h2({
  margin: `0 0 ${tokens.space[8]}`,
  fontSize: tokens.size.lede,
  letterSpacing: 0,
});

/** A chart with something beside it, or below it where there is no room. */
export const ChartAndAside = styled.div({
  display: 'grid',
  gap: tokens.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [tokens.media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) 22rem',
    alignItems: 'start',
  },
});
