import styled from '@emotion/styled';
import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { tokens } from './tokens.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

/** The look of a button. Its kind is its `data-kind`. */
export const buttonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[8],
  minHeight: tokens.measure.target,
  padding: `${tokens.space[8]} ${tokens.space[16]}`,
  border: '2px solid transparent',
  borderRadius: tokens.radius.control,
  fontSize: tokens.size.body,
  fontWeight: tokens.weight.bold,
  lineHeight: 1.2,
  whiteSpace: 'normal', // Of telephone numbers, too.
  textWrap: 'balance',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[data-kind="primary"]': {
    background: tokens.color.marker,
    color: tokens.color.ink,
    '&:not(:disabled)': {
      boxShadow: `0 3px 0 ${tokens.color.markerEdge}`,
      '&:hover': { background: tokens.color.markerLight },
      '&:active': { boxShadow: 'none', transform: 'translateY(3px)' },
      '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${tokens.color.ink}` },
    },
  },
  '&[data-kind="secondary"]': {
    background: 'transparent',
    borderColor: tokens.color.accent,
    color: tokens.color.accent,
    '&:not(:disabled):hover': { background: tokens.color.accent, color: tokens.color.ground },
  },
  '&[data-kind="quiet"]': {
    // Its words begin where others do.
    paddingInline: 0,
    borderInlineWidth: 0,
    background: 'transparent',
    color: tokens.color.accent,
    fontWeight: tokens.weight.semibold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    '&:not(:disabled):hover': { textDecorationThickness: 2 },
  },
  '&:disabled': {
    background: tokens.color.mist,
    borderColor: tokens.color.control,
    borderStyle: 'dashed',
    boxShadow: 'none',
    color: tokens.color.inkSoft,
    cursor: 'not-allowed',
  },
  '&[aria-disabled="true"]': { cursor: 'progress' },
  [tokens.media.forcedColors]: { borderColor: 'ButtonBorder' },
  [tokens.media.print]: { display: 'none' },
});

const PlainButton = styled.button(buttonStyle);

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  kind?: ButtonKind | undefined;
  /** True while work is in progress: the button keeps its focus and ignores presses. */
  busy?: boolean | undefined;
}

function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

export const ButtonRow = styled.div({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[12] });

/** A button, at least 48 px high. `type` is "button" by default. */
export function Button({
  kind = 'primary',
  type = 'button',
  busy = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <PlainButton
      {...rest}
      type={type}
      data-kind={kind}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={busy ? ignorePress : onClick}
    />
  );
}
