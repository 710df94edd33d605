import { lab } from '#content/lab-chart.ts';
import type { ChartTransition } from './model.ts';
import { transitionText } from './transition-text.ts';

const { outline } = lab;

interface TransitionItemProps {
  readonly transition: ChartTransition;
  readonly paths: ReadonlyMap<string, string>;
}

/** A transition of the outline, with what it is for. */
export function TransitionItem({ transition, paths }: TransitionItemProps) {
  const { description, requirement } = transition;
  return (
    <li>
      {transitionText(transition, paths)}
      {description !== null && <em> {description}</em>}
      {requirement !== null && (
        <em>
          {' '}
          {outline.requirement}: {requirement}
        </em>
      )}
    </li>
  );
}
