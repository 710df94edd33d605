import { createElement, Fragment, type ElementType } from 'react';

interface StyledProps extends Record<string, unknown> {
  readonly as?: ElementType;
}

/**
 * What a styled component is in the browser's code: its element with its class. Emotion renders
 * an element as the second of two, after its style. The first place stays empty, because React counts places for the ids of `useId`.
 */
export const styled =
  (element: ElementType, className: string) =>
  ({ as = element, ...props }: StyledProps) =>
    createElement(Fragment, null, null, createElement(as, { className, ...props }));

/** The global style is served with every page. */
export const Global = () => null;
