import { lab } from '#statelab/design/words.ts';
import { Controls, Note } from '#statelab/design/lab-parts.ts';

interface LayingOutProps {
  readonly states: number;
  readonly transitions: number;
}

/** Shown while a chart is laid out, which takes long for a large one. */
export const LayingOut = ({ states, transitions }: LayingOutProps) => (
  <Controls>
    <Note role="status">{lab.chart.layingOutSize(states, transitions)}</Note>
    <progress aria-label={lab.chart.layingOut} />
  </Controls>
);
