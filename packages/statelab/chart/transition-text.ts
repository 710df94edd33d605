import { lab } from '#statelab/messages/chart.ts';
import type { ChartTransition } from './model.ts';

const { outline } = lab;

/** A transition as text: 'STEP.NEXT, else if step is answered: goes to location; does save draft'. */
export function transitionText(
  { trigger, guard, place, targets, actions, reenters }: ChartTransition,
  paths: ReadonlyMap<string, string>,
): string {
  const condition = guard === null ? [] : [place === 0 ? outline.guard : outline.elseGuard, guard];
  const branch = guard === null && place > 0 ? [outline.otherwise] : condition;
  const when = branch.length === 0 ? trigger : `${trigger}, ${branch.join(' ')}`;
  const names = targets.map((target) => paths.get(target) ?? target).join(', ');
  const does = actions.length === 0 ? [] : [`${outline.actions} ${actions.join(', ')}`];
  if (targets.length === 0) {
    return `${when}: ${does.length === 0 ? outline.nothing : [outline.stays, ...does].join('; ')}`;
  }
  const enters = `${reenters ? outline.reenters : outline.goesTo} ${names}`;
  const goes = targets.length === 1 ? enters : `${enters} ${outline.atOnce}`;
  return `${when}: ${[goes, ...does].join('; ')}`;
}
