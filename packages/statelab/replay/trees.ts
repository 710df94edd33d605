import { isSame } from '#statelab/tape/plain.ts';
import { typedInto } from '#statelab/tape/mask.ts';
import type { AccessibleNode } from '#statelab/tape/tape.ts';
import type { Difference } from './three-way.ts';

type Tree = readonly AccessibleNode[];

/** The states that every Playwright with these assertions knows. */
const common = /^(?:checked|disabled|expanded|pressed|selected)\b/;

/** A node as a template for Playwright's `toMatchAriaSnapshot`. */
export function templateOf(node: AccessibleNode): string {
  const { role, value = '', states = [] } = node;
  const { value: _, ...bare } = { ...node, states: states.filter((state) => common.test(state)) };
  const key = `'${lineOf(bare).replaceAll("'", "''")}'`;
  return typedInto.has(role) && value !== '' ? `- ${key}: ${JSON.stringify(value)}` : `- ${key}`;
}

export function newNodes(before: Tree, now: Tree): Tree {
  const known = new Set(before.map(lineOf));
  return now.filter((node) => !known.has(lineOf(node)));
}

/** A node as Playwright writes it, such as `button "Send" [disabled]`. */
export const lineOf = ({ role, name = '', value, states = [] }: AccessibleNode): string =>
  [
    role,
    ...(name === '' ? [] : [JSON.stringify(name)]),
    ...states.map((state) => `[${state}]`),
  ].join(' ') + (value === undefined || value === '' ? '' : `: ${value}`);

/** True if a page shows a recorded node. A masked node may have no name or value. */
const isShown = (recorded: AccessibleNode | undefined, shown: AccessibleNode | undefined) =>
  recorded !== undefined &&
  shown !== undefined &&
  recorded.role === shown.role &&
  isSame(recorded.states ?? [], shown.states ?? []) &&
  isSame(recorded.name ?? shown.name, shown.name) &&
  isSame(recorded.value ?? shown.value, shown.value);

/** The first different node. */
export function treeDifference(step: number, recorded: Tree, page: Tree): Difference | undefined {
  const length = Math.max(recorded.length, page.length);
  const at = Array.from({ length }, (_, index) => index).find(
    (index) => !isShown(recorded[index], page[index]),
  );
  if (at === undefined) return undefined;
  const [was, is] = [recorded[at], page[at]].map((node) => node && lineOf(node));
  return { step, of: 'tree', part: was ?? is ?? '', recorded: was, page: is };
}
