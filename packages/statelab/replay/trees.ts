import { isSame } from '#statelab/tape/plain.ts';
import { typedInto } from '#statelab/tape/mask.ts';
import type { AccessibleNode } from '#statelab/tape/tape.ts';
import type { Difference } from './three-way.ts';

type Tree = readonly AccessibleNode[];

/** The states that Playwright knows in every version that has such assertions. */
const common = /^(?:checked|disabled|expanded|pressed|selected)\b/;

/** A node as a template for Playwright's `toMatchAriaSnapshot`. */
export function templateOf(node: AccessibleNode): string {
  const { role, value = '', states = [] } = node;
  const { value: _, ...bare } = { ...node, states: states.filter((state) => common.test(state)) };
  const key = `'${lineOf(bare).replaceAll("'", "''")}'`;
  return typedInto.has(role) && value !== '' ? `- ${key}: ${JSON.stringify(value)}` : `- ${key}`;
}

/** The nodes that a page shows now, and did not before. */
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

/** True where a page shows what was recorded. A mask leaves out a name or a value that holds what was typed. */
const isShown = (recorded: AccessibleNode | undefined, shown: AccessibleNode | undefined) =>
  recorded !== undefined &&
  shown !== undefined &&
  recorded.role === shown.role &&
  isSame(recorded.states ?? [], shown.states ?? []) &&
  isSame(recorded.name ?? shown.name, shown.name) &&
  isSame(recorded.value ?? shown.value, shown.value);

/** The first node in which a page differs from what was recorded; undefined where it shows all of it. */
export function treeDifference(step: number, recorded: Tree, page: Tree): Difference | undefined {
  const length = Math.max(recorded.length, page.length);
  const at = Array.from({ length }, (_, index) => index).find(
    (index) => !isShown(recorded[index], page[index]),
  );
  if (at === undefined) return undefined;
  const [was, is] = [recorded[at], page[at]].map((node) => node && lineOf(node));
  return { step, of: 'tree', part: was ?? is ?? '', recorded: was, page: is };
}
