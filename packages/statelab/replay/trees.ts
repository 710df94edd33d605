import { typedInto } from '#statelab/tape/mask.ts';
import type { AccessibleNode } from '#statelab/tape/tape.ts';

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
const lineOf = ({ role, name = '', value, states = [] }: AccessibleNode): string =>
  [
    role,
    ...(name === '' ? [] : [JSON.stringify(name)]),
    ...states.map((state) => `[${state}]`),
  ].join(' ') + (value === undefined || value === '' ? '' : `: ${value}`);
