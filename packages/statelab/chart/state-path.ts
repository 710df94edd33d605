import type { ChartModel } from './model.ts';

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
