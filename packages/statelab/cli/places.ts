/** Where in a source the parts of a machine are written, as 'door.ts:12'. */
import { existsSync, readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import type { Finding } from '#statelab/check/model-checks.ts';
import { lineThrown } from '#statelab/build/load-problem.ts';
import { lineWhere } from '#statelab/machine/line-where.ts';
import { pathOf, statesOf } from '#statelab/machine/states.ts';

const token =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[\w$]+|[^\s]/g;

/** The objects that are written in a source, each with the keys that lead to it. */
function objectsIn(text: string) {
  const found: { readonly keys: readonly string[]; readonly offset: number }[] = [];
  const open: string[] = [];
  let [key, last] = ['', ''];
  let offset = 0;
  for (const { 0: part, index } of text.matchAll(token)) {
    if (part.startsWith('//') || part.startsWith('/*')) continue;
    if (part === ':') [key, offset] = [last.replaceAll(/^['"`]|['"`]$/g, ''), index];
    if (part === '{') {
      open.push(last === ':' ? key : '');
      if (last === ':') found.push({ keys: [...open], offset });
    }
    if (part === '}') open.pop();
    last = part;
  }
  return found;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The line of a state in a source; undefined if it is not written there as an object. */
function lineOfState(text: string, machine: string, path: readonly string[]): number | undefined {
  const ids = ["'", '"', '`'].map((quote) => text.indexOf(`id: ${quote}${machine}${quote}`));
  const start = Math.max(0, ...ids);
  if (path.length === 0) return start === 0 ? undefined : lineAt(text, start);
  const wanted = ['', ...path.flatMap((key) => ['states', key])];
  const state = objectsIn(text).find(
    ({ keys, offset }) =>
      offset > start && keys.slice(-wanted.length).join('\n') === wanted.join('\n'),
  );
  return state === undefined ? undefined : lineAt(text, state.offset);
}

/** The line of a name, quoted or as a key. */
function lineOfName(text: string, name: string): number | undefined {
  const written = [`'${name}'`, `"${name}"`, `\`${name}\``, ` ${name}:`, ` ${name}(`];
  return lineWhere(text, (line) => written.some((each) => line.includes(each)));
}

/** The line of the state that a finding is about, or else of its machine. */
function lineOfPlace(text: string, machine: AnyStateMachine, { where }: Finding) {
  const [state] = statesOf(machine)
    .filter((node) => ` ${where}`.includes(` ${pathOf(node)}`))
    .toSorted((a, b) => pathOf(b).length - pathOf(a).length);
  return lineOfState(text, machine.id, state?.path ?? []);
}

/** The place of a finding in the file of its machine, 'door.ts:12'; empty if it is not there. */
export function placeOfFinding(finding: Finding, machine: AnyStateMachine, file: string): string {
  if (!existsSync(file)) return '';
  const text = readFileSync(file, 'utf8');
  const { name, stack } = finding;
  const line =
    name === undefined
      ? ((stack === undefined ? undefined : lineThrown(stack, file)) ??
        lineOfPlace(text, machine, finding))
      : lineOfName(text, name);
  return line === undefined ? '' : `${file}:${line}`;
}
