import { lab } from './tape-words.ts';
import { Heading, Json } from '#statelab/design/lab-parts.ts';

/** A context as JSON. A long one scrolls within itself. */
export const ContextView = ({ value }: { value: unknown }) => (
  <>
    <Heading>{lab.step.context}</Heading>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
    <Json role="region" aria-label={lab.step.context} tabIndex={0}>
      {JSON.stringify(value, null, 1)}
    </Json>
  </>
);
