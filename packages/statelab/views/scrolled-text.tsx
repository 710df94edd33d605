import { Json } from '#statelab/design/lab-parts.ts';

/** A text under a heading. A long one scrolls within itself. */
export const ScrolledText = ({ heading, text }: { heading: string; text: string }) => (
  <>
    <h2>{heading}</h2>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
    <Json role="region" aria-label={heading} tabIndex={0}>
      {text}
    </Json>
  </>
);
