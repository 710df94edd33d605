import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tokens } from './tokens.ts';

/** A ruled row that opens: a `<details>` whose last child is what it contains. */
export const disclosure = css({
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.space[24],
    minHeight: tokens.measure.target,
    padding: `${tokens.space[12]} 0`,
    color: tokens.color.text,
    fontSize: tokens.size.body,
    fontWeight: tokens.weight.semibold,
    lineHeight: 1.35,
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
  '&[open] > summary::after': { transform: 'translateY(0.1em) rotate(225deg)' },
  '& > :last-child:not(summary)': {
    maxWidth: tokens.measure.reading,
    paddingBlockEnd: tokens.space[8],
  },
});

export const Disclosure = styled.details(disclosure);

/** A ruled row whose summary is a heading. */
export const HeadedRow = styled.details(disclosure, {
  '& > summary > h3': { margin: 0, font: 'inherit', letterSpacing: 'inherit' },
});
