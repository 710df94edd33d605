import { css } from '@emotion/css';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { cx } from './class-names.ts';
import { tokens } from './tokens.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[8],
  minHeight: tokens.measure.target,
  padding: `${tokens.space[8]} 1.375rem`,
  border: '2px solid transparent',
  borderRadius: tokens.radius.control,
  fontSize: tokens.size.body,
  fontWeight: tokens.weight.bold,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
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
});

const kinds: Readonly<Record<ButtonKind, string>> = {
  primary: css({
    background: tokens.color.marker,
    color: tokens.color.ink,
    '&:not(:disabled)': {
      boxShadow: `0 3px 0 ${tokens.color.markerEdge}`,
      '&:hover': { background: tokens.color.markerLight },
      '&:active': { boxShadow: 'none', transform: 'translateY(3px)' },
      '&:focus-visible': {
        boxShadow: `inset 0 0 0 2px ${tokens.color.ink}`,
      },
    },
    [tokens.media.print]: { borderColor: tokens.color.ink },
  }),
  secondary: css({
    background: 'transparent',
    borderColor: tokens.color.accent,
    color: tokens.color.accent,
    '&:not(:disabled):hover': { background: tokens.color.accent, color: tokens.color.ground },
  }),
  quiet: css({
    paddingInline: tokens.space[8],
    background: 'transparent',
    color: tokens.color.accent,
    fontWeight: tokens.weight.semibold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    '&:not(:disabled):hover': { textDecorationThickness: 2 },
  }),
};

/** The class that makes a link look like a button of that kind. */
export function buttonClass(kind: ButtonKind = 'primary'): string {
  return cx(base, kinds[kind]);
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  kind?: ButtonKind | undefined;
  /** Work is under way: the button keeps its focus and its place, and does nothing when pressed. */
  busy?: boolean | undefined;
}

function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

/** A button, 48 px high at least. `type` is "button" unless it says "submit". */
export function Button({
  kind = 'primary',
  type = 'button',
  busy = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(kind)}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={busy ? ignorePress : onClick}
    />
  );
}
