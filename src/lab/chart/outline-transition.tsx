import { lab } from '#content/lab-chart.ts';
import type { ChartTransition } from './model.ts';

const { outline } = lab;

/** A transition in words: 'STEP.NEXT, else if step is answered: goes to location; does save draft'. */
export function transitionText(
  { trigger, guard, place, targets, actions, reenters }: ChartTransition,
  paths: ReadonlyMap<string, string>,
): string {
  const condition = guard === null ? [] : [place === 0 ? outline.guard : outline.elseGuard, guard];
  const branch = guard === null && place > 0 ? [outline.otherwise] : condition;
  const names = targets.map((target) => paths.get(target) ?? target).join(', ');
  const way = reenters && targets.length > 0 ? outline.reenters : outline.goesTo;
  const goes = targets.length === 0 ? [] : [`${way} ${names}`];
  const does = actions.length === 0 ? [] : [`${outline.actions} ${actions.join(', ')}`];
  const ends = [...goes, ...does];
  const effect = ends.length === 0 ? outline.nothing : ends.join('; ');
  const when = branch.length === 0 ? trigger : `${trigger}, ${branch.join(' ')}`;
  return `${when}: ${targets.length === 0 && actions.length > 0 ? `${outline.stays}; ` : ''}${effect}`;
}

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
