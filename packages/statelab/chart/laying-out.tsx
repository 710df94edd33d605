import { lab } from '#statelab/design/words.ts';
import { Controls, Note, Tool } from '#statelab/design/lab-parts.ts';

interface LayingOutProps {
  readonly states: number;
  readonly transitions: number;
}

const stop = async (): Promise<void> => (await import('./lay-out-collapsed.ts')).stopLayouts();

/** Shown while a chart is laid out, which takes long for a large one, with what stops it. */
export const LayingOut = ({ states, transitions }: LayingOutProps) => (
  <Controls>
    <Note role="status">{lab.chart.layingOutSize(states, transitions)}</Note>
    <progress aria-label={lab.chart.layingOut} />
    <Tool type="button" onClick={stop}>
      {lab.chart.stop}
    </Tool>
  </Controls>
);
