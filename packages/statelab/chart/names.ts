import * as v from 'valibot';

/** What stands for a part that was written where it is used, and has no name. */
export const unnamed = '(unnamed)';

/** What stands for a value that is known only while the machine runs. */
export const computed = '…';

/** A function that stands in a machine's definition is named by JavaScript after the key it stands under. */
const keysOfDefinitions: ReadonlySet<string> = new Set([
  'actions',
  'config',
  'delay',
  'entry',
  'exit',
  'guard',
  'input',
  'output',
  'src',
  'target',
]);

/** The name that somebody gave to a function; null where it has none, or is no function. */
export function functionName(part: unknown): string | null {
  if (typeof part !== 'function') return null;
  const name = part.name.replace(/^bound /, '');
  return name === '' || keysOfDefinitions.has(name) ? null : name;
}

/** The longest piece of code that is read as a name. */
const longestCode = 48;

/** What a function without a name does, in its own code, cut where it is long. */
export function codeOf(part: unknown): string | null {
  if (typeof part !== 'function') return null;
  const [, body = ''] = /^[^]*?(?:=>|\)\s*(?=\{))\s*([^]+)$/.exec(String(part)) ?? [];
  // What compiles it may have set its spaces and quotes otherwise.
  const code = body
    .replace(/^\{([^]*)\}$/, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([^\w\s]) ?/g, '$1')
    .replaceAll('"', "'")
    .replace(/;$/, '');
  if (code === '' || code.includes('[native code]')) return null;
  return code.length > longestCode ? `${code.slice(0, longestCode - 1)}…` : code;
}

/** What XState's built-in guards and actions were made with: they are functions that carry it. */
export const madeWith = (part: unknown): Readonly<Record<string, unknown>> =>
  typeof part === 'function' ? Object.fromEntries(Object.entries(part)) : {};

const typed = v.object({ type: v.string() });

/** The name by which a machine's definition refers to a guard or an action; null where it does not. */
export function referenceName(part: unknown): string | null {
  if (typeof part === 'string') return part;
  return v.is(typed, part) ? part.type : null;
}

const withRequirement = v.object({ requirement: v.string() });

/** The requirement that a state or transition meets, where its meta says so. */
export const requirementIn = (meta: unknown): string | null =>
  v.is(withRequirement, meta) ? meta.requirement : null;
