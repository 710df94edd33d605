import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tokens } from './tokens.ts';

/** The number of options from which single rows would fill a screen. */
export const many = 10;

/** A question's options: one a row, or many in two columns, even on a phone. */
export const ChoiceRows = styled.div({
  display: 'grid',
  gap: tokens.space[8],
  marginBlockStart: tokens.space[16],
  '&[data-many="true"]': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.75rem, 40%)), 1fr))',
    gap: tokens.space[4],
    '& > label': {
      gap: tokens.space[8],
      paddingInline: `${tokens.space[8]} ${tokens.space[4]}`,
      fontSize: '1rem',
    },
  },
});

/** A row around an option; it shows the choice and the focus of the input inside. */
export const ChoiceRow = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[12],
  minHeight: '3.25rem',
  padding: `${tokens.space[8]} ${tokens.space[16]}`,
  background: tokens.color.white,
  border: `2px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  fontWeight: tokens.weight.semibold,
  lineHeight: 1.3,
  cursor: 'pointer',
  '&:hover': { borderColor: tokens.color.bush },
  '&:has(:checked)': {
    background: tokens.color.mist,
    borderColor: tokens.color.bush,
    boxShadow: `inset 0 0 0 1px ${tokens.color.bush}`,
  },
  '&:has(:focus-visible)': {
    outline: `4px solid ${tokens.color.focus}`,
    borderColor: tokens.color.ink,
    boxShadow: `inset 0 0 0 1px ${tokens.color.ink}`,
    '& input': { outline: 'none', boxShadow: 'none' },
  },
  [tokens.media.forcedColors]: {
    '&:has(:checked)': { borderColor: 'Highlight' },
    '&:has(:focus-visible)': { outlineColor: 'Highlight' },
  },
});

export const tick = css({
  content: '""',
  width: '0.375rem',
  height: '0.75rem',
  marginBlockStart: '-0.125rem',
  border: `solid ${tokens.color.white}`,
  borderWidth: '0 3px 3px 0',
  transform: 'rotate(45deg)',
});

/** The native input, redrawn with borders alone so that forced colours keep its shape. */
export const ChoiceInput = styled.input({
  appearance: 'none',
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  background: tokens.color.white,
  border: `2px solid ${tokens.color.control}`,
  cursor: 'pointer',
  '&[type="radio"]': { borderRadius: '50%' },
  '&[type="radio"]:checked': { borderWidth: '0.4375rem', borderColor: tokens.color.bush },
  '&[type="checkbox"]': { display: 'grid', placeItems: 'center', borderRadius: 3 },
  '&[type="checkbox"]:checked': {
    background: tokens.color.bush,
    borderColor: tokens.color.bush,
    '&::after': tick,
  },
});
