import type { ChartModel, ChartTransition } from '#statelab/machine/extract.ts';

/** Readable paths by state id, such as 'contact.sending'. */
export function statePaths({ states }: ChartModel): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const machine = states[0]?.id;
  for (const { id, key, parent } of states) {
    const above = parent === null || parent === machine ? undefined : paths.get(parent);
    paths.set(id, above === undefined ? key : `${above}.${key}`);
  }
  return paths;
}

/** States by id and transitions by name, such as 'contact: FORM.SUBMIT: goes to contact.sending'. */
export function partTexts(model: ChartModel): ReadonlyMap<string, string> {
  const paths = statePaths(model);
  const texts = new Map(paths);
  for (const transition of model.transitions) {
    const source = paths.get(transition.source) ?? '';
    texts.set(transition.name, `${source}: ${transitionText(transition, paths)}`);
  }
  return texts;
}

export function partNames(model: ChartModel): (name: string) => string {
  const texts = partTexts(model);
  return (name) => texts.get(name) ?? name;
}

/** A transition as text: 'STEP.NEXT, else if step is answered: goes to location; does save draft'. */
export function transitionText(
  { trigger, guard, place, targets, actions, reenters }: ChartTransition,
  paths: ReadonlyMap<string, string>,
): string {
  const condition = guard === null ? [] : [place === 0 ? 'if' : 'else if', guard];
  const branch = guard === null && place > 0 ? ['else'] : condition;
  const when = branch.length === 0 ? trigger : `${trigger}, ${branch.join(' ')}`;
  const names = targets.map((target) => paths.get(target) ?? target).join(', ');
  const does = actions.length === 0 ? [] : [`does ${actions.join(', ')}`];
  if (targets.length === 0) {
    return `${when}: ${does.length === 0 ? 'does nothing, on purpose' : ['stays', ...does].join('; ')}`;
  }
  const enters = `${reenters ? 're-enters' : 'goes to'} ${names}`;
  const goes = targets.length === 1 ? enters : `${enters} at once`;
  return `${when}: ${[goes, ...does].join('; ')}`;
}
