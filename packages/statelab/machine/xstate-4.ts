import type { AnyStateMachine } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';
import { invocationsOf } from './states.ts';
import { listOf } from './name-parts.ts';

/** Where a definition has transitions, alone, in lists or by event. */
const single = ['always', 'onDone', 'onError'];
const byEvent = ['on', 'after'];

function* inState(given: unknown): Generator<string> {
  if (!isRecord(given)) return;
  if ('activities' in given) yield 'activities';
  // XState 4 also takes a list of transitions, each with its event or delay.
  const maps = byEvent.map((key) => given[key]);
  const lists = maps.flatMap((map) => (isRecord(map) ? Object.values(map) : [map]));
  for (const transition of [...single.map((key) => given[key]), ...lists].flatMap(listOf)) {
    if (isRecord(transition)) yield* ['cond', 'in'].filter((word) => word in transition);
  }
  for (const invoked of listOf(given['invoke'])) {
    if (isRecord(invoked) && typeof invoked['src'] === 'function') yield 'a function as src';
    yield* inState(invoked);
  }
  const { states } = given;
  for (const state of isRecord(states) ? Object.values(states) : []) yield* inState(state);
}

/** The words of XState 4 in a machine's definition. XState 5 ignores them. */
export const xstate4Words = (config: unknown): readonly string[] => [...new Set(inState(config))];

/** `services`, where XState 4 has the actors that a machine names: XState 5 does not even keep them. */
export function xstate4Services(machine: AnyStateMachine, text: string): readonly string[] {
  const [, services] = text.split(/\bservices\s*:\s*\{/);
  const isMissing = invocationsOf(machine).some(
    ({ src }) =>
      typeof src === 'string' &&
      !(src in machine.implementations.actors) &&
      services?.includes(src) === true,
  );
  return isMissing ? ['services'] : [];
}

const written: Readonly<Record<string, RegExp>> = {
  activities: /\bactivities\s*:/,
  cond: /\bcond\s*:/,
  in: /\bin\s*:/,
  services: /\bservices\s*:/,
};

/** The number of the first line that is asked for. */
export function lineWhere(text: string, isIt: (line: string) => boolean): number | undefined {
  const at = text.split('\n').findIndex(isIt);
  return at === -1 ? undefined : at + 1;
}

/** Messages that only code for XState 4 causes, with its word in a group. */
const failures = [
  // XState's own, in its development build.
  /has declared `(cond)`/,
  /(xstate\/lib\/\w+)/,
  // Node's: Package subpath './lib/actions' is not defined in node_modules/xstate/package.json.
  /\.\/(lib\/\w+).*node_modules[\\/]xstate/,
  // What XState 4 exports and XState 5 does not, as Node, tsx and esbuild miss it.
  /'xstate' does not provide an export named '(Machine|actions|send|spawn)'/,
  /import_xstate\d*\.(Machine|actions|send|spawn)\b.* is not a function/,
  /xstate\S* for import "(Machine|actions|send|spawn)"/,
];

/** The word of XState 4 that a module's failure is about, as a list. */
export const xstate4Failure = (problem: string): readonly string[] =>
  failures.flatMap((failure) => failure.exec(problem)?.[1]?.replace(/^lib/, 'xstate/lib') ?? []);

/** Says that a file is for XState 4, and where that shows. */
export function forXState4(words: readonly string[], file: string, text = ''): string {
  const [word = ''] = words;
  const line = lineWhere(text, (each) => written[word]?.test(each) ?? each.includes(word));
  const where = line === undefined ? '' : `${file}:${line}: `;
  return `${where}It is written for XState 4: ${words.join(', ')}. The lab runs XState 5; see stately.ai/docs/migration.`;
}
