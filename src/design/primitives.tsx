import styled from '@emotion/styled';
import { css } from '@emotion/react';
import { tokens } from './tokens.ts';
import { grounds } from './ground.ts';

/**
 * The width of a page: at most 1120 px, with a gutter on small screens. `--aside` is the room for
 * something on its left.
 */
export const Container = styled.div({
  width: '100%',
  maxWidth: `calc(${tokens.measure.page} + 2 * ${tokens.measure.gutter})`,
  marginInline: 'auto',
  paddingInline: `calc(${tokens.measure.gutter} + var(--aside, 0rem)) ${tokens.measure.gutter}`,
});

/** A white sheet under a green bar, orange on bush, for a form or a wizard step. */
export const panel = css(grounds.white, {
  padding: `${tokens.space[24]} ${tokens.space[16]}`,
  border: `1px solid ${tokens.color.rule}`,
  borderBlockStart: `6px solid ${tokens.color.panelEdge}`,
  [tokens.media.tablet]: { padding: tokens.space[32] },
});

export const plainList = css({ margin: 0, padding: 0, listStyle: 'none' });

/** Rows under a double rule, as in the index of a book. */
export const RuledList = styled.ul(plainList, {
  borderBlockStart: `3px double ${tokens.color.text}`,
});

/** Long reading, set in the serif at 62 characters a line. */
export const Prose = styled.div({
  maxWidth: tokens.measure.reading,
  '& :is(p, li, dd, blockquote)': { fontFamily: tokens.font.serif },
  '& :is(ul, ol)': { paddingInlineStart: tokens.space[24] },
  '& li': { marginBlockEnd: tokens.space[8] },
  '& li::marker': { color: tokens.color.textSoft },
  '& h2': { fontSize: tokens.size.h3 },
  '& > * + h2': { marginBlockStart: tokens.space[48] },
  '& > * + h3': { marginBlockStart: tokens.space[32] },
  '& > :last-child': { marginBlockEnd: 0 },
});

/** A note, such as that a placement is paid. */
export const Notice = styled.div({
  marginBlockEnd: tokens.space[24],
  padding: `${tokens.space[12]} ${tokens.space[16]}`,
  background: tokens.color.sand,
  border: '1px solid transparent',
  color: tokens.color.ink,
  '& > :last-child': { marginBlockEnd: 0 },
  [tokens.media.print]: { borderColor: tokens.color.control },
});

/** Takes no room and is not seen; screen readers read it. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const VisuallyHidden = styled.span(visuallyHidden);

const Triangle = styled.path({ fill: tokens.color.marker });

/** The orange track triangle, as high as the text around it. */
export const Mark = () => (
  <svg aria-hidden="true" height="1em" width="1em" viewBox="0 0 20 20">
    <Triangle d="M10 1.5 19.5 18.5H.5Z" />
  </svg>
);
