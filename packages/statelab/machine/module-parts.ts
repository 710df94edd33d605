import { isMachine } from './is-machine.ts';
import { isRecord } from '#statelab/is-record.ts';
import { attempt } from './reading.ts';

/** A value of a module, and the expression that leads to it. */
export interface ModulePart {
  readonly name: string;
  readonly part: unknown;
}

type Make = (new () => object) | (() => unknown);

/** True for a function or class whose code makes a machine. */
const makesMachine = (value: unknown): value is Make & { readonly length: number } =>
  typeof value === 'function' && /\bcreateMachine\b/.test(String(value));

const isClass = (value: Make): value is new () => object => /^class\b/.test(String(value));

const membersOf = (value: object): readonly ModulePart[] =>
  Object.entries(value).map(([name, part]: [string, unknown]) => ({ name, part }));

/**
 * The machines in an export: itself, in a list, an object or a class, or what a function without
 * parameters makes. Only code that mentions `createMachine` is run.
 */
export function partsWithin({ name, part }: ModulePart, depth = 2): readonly ModulePart[] {
  if (isMachine(part)) return [{ name, part }];
  if (depth === 0) return [];
  const inner = (owner: object) =>
    membersOf(owner).flatMap((member) =>
      partsWithin({ ...member, name: `${name}.${member.name}` }, depth - 1),
    );
  if (makesMachine(part)) {
    if (part.length > 0) return isClass(part) ? inner(part) : [];
    const result = attempt(() => (isClass(part) ? new part() : part()));
    if (isMachine(result)) return [{ name, part: result }];
    return [
      ...inner(part),
      ...(typeof result === 'object' && result !== null ? inner(result) : []),
    ];
  }
  return Array.isArray(part) || isRecord(part) ? inner(part) : [];
}

/** A machine in a variable: at the beginning of a line, it is the module's own. */
const declaration =
  /^([ \t]*)(?:const|let|var)\s+(\w+)\b[^=\n]*=\s*(?:(?:createMachine|setup)\b|[^;]{0,200}?\bcreateMachine\b)/gm;

/** The machines of a module that exports none, by their variables. */
export function hiddenMachines(text: string): readonly string[] {
  const names = [...text.matchAll(declaration)].flatMap(([, indent, name = '']) =>
    indent === '' ? [name] : [],
  );
  const isExported = (name: string): boolean =>
    new RegExp(String.raw`^export\s+(?:default\s+${name}\b|\{[^}]*\b${name}\b)`, 'm').test(text);
  const isOther = /^export\b[^;]{0,200}?\b(?:createMachine|setup\()/m.test(text);
  return isOther || names.some(isExported) ? [] : names;
}

/** Says what a module without an exported machine has instead, and what to write. */
export function whereMachinesAre(exports: readonly ModulePart[], text: string | undefined): string {
  const [make] = exports.filter(({ part }) => makesMachine(part));
  if (make !== undefined) {
    return `The function \`${make.name}\` makes one from its parameters: export one that it makes, as in \`export const machine = ${make.name}(…)\`.`;
  }
  const [hidden] = [...(text ?? '').matchAll(declaration)].map(([, , name = '']) => name);
  if (hidden !== undefined) {
    return `\`${hidden}\` is not exported: write \`export { ${hidden} };\` at its end.`;
  }
  return 'Export one: `export const machine = createMachine({ … })`.';
}
