import { readdirSync, readFileSync } from 'node:fs';

/** The lines of a file's `guards: { … }`, as Stryker wants them: 'file.ts:12-40'. */
function guardsOf(file: string): readonly string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const first = lines.findIndex((line) => /^ +guards: \{$/.test(line));
  const indent = lines[first]?.search(/\S/);
  if (indent === undefined) return [];
  const last = lines.findIndex((line, at) => at > first && line === `${' '.repeat(indent)}},`);
  return [`${file}:${first + 1}-${last + 1}`];
}

const maths = [
  'packages/brackets/entries/*.ts',
  ...['cents', 'group-digits', 'parse-money', 'income-tax', 'schedule', 'schedules', 'gst'].map(
    (file) => `packages/brackets/core/${file}.ts`,
  ),
];

/** The mutated code: the maths, and the guards of every machine. */
export function mutated(): readonly string[] {
  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).toSorted();
  const guarded = files
    .filter((file) => /\.(machine|setup)\.ts$/.test(file))
    .flatMap((file) => guardsOf(`machines/${file}`));
  return [...maths, ...guarded];
}
