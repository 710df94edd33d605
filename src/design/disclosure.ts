import { css } from '@emotion/react';
import { tokens } from './tokens.ts';

const trigger = '& > summary, & button[aria-expanded]';
const openTrigger = '&[open] > summary::after, & button[aria-expanded="true"]::after';

/**
 * A ruled row that opens: a `<details>`, or a block whose `<h3>` holds a `<button aria-expanded>` and
 * whose last child is the panel.
 */
export const disclosure = css({
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  '& > :is(h2, h3, h4)': { margin: 0, font: 'inherit', letterSpacing: 'inherit' },
  [trigger]: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.space[24],
    width: '100%',
    minHeight: tokens.measure.target,
    padding: `${tokens.space[12]} 0`,
    background: 'none',
    border: 0,
    color: tokens.color.text,
    fontSize: tokens.size.body,
    fontWeight: tokens.weight.semibold,
    lineHeight: 1.35,
    textAlign: 'start',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&::after': {
      content: '""',
      flex: 'none',
      width: '0.5em',
      height: '0.5em',
      marginInlineEnd: tokens.space[8],
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-0.15em) rotate(45deg)',
    },
  },
  [openTrigger]: { transform: 'translateY(0.1em) rotate(225deg)' },
  '& > :last-child:not(summary)': {
    maxWidth: tokens.measure.reading,
    paddingBlockEnd: tokens.space[8],
  },
});
