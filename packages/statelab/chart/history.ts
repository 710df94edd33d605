import type { StateNode } from '#statelab/paths/states.ts';
import type { ChartHistory } from './model.ts';

/** The state that a history's target names: by its id, or on the way from the state around the history. */
function targetOf(parent: StateNode, target: string): StateNode {
  const { machine, id } = parent;
  // A dot parts the steps of a way; one that is part of an id is escaped.
  const way = `${id.replaceAll(/[\\.]/g, String.raw`\$&`)}.${target}`;
  return machine.getStateNodeById(target.startsWith('#') ? target : way);
}

/** Where a history leads; null for any other state. Throws what XState says of a target that is not there. */
export function historyOf({ type, history, parent, config }: StateNode): ChartHistory | null {
  if (type !== 'history' || parent === undefined) return null;
  const given = [config.target ?? []].flat();
  const begins = parent.type === 'parallel' ? [parent] : parent.initial.target;
  const targets = given.length === 0 ? begins : given.map((each) => targetOf(parent, each));
  return { isDeep: history === 'deep', targets: targets.map(({ id }) => id) };
}
