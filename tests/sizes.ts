import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const file = 'tests/sizes.json';

const sizesSchema = v.object({
  /** Lines of TypeScript by room. */
  lines: v.record(v.string(), v.number()),
  /** Brotli bytes that a page may load before interaction. */
  bytes: v.object({ javascript: v.number(), html: v.number(), css: v.number(), home: v.number() }),
  /** Ideas that exist only here: the rows of docs/ways.md. */
  ideas: v.number(),
});

export type Sizes = v.InferOutput<typeof sizesSchema>;

const parse = (json: string): Sizes => v.parse(sizesSchema, JSON.parse(json));

/** The most that each may be. */
export const sizes = parse(readFileSync(file, 'utf8'));

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The figures before their last change; undefined where git does not have them, as in a shallow clone. */
export function earlierSizes(): Sizes | undefined {
  try {
    const [last, before] = git('log', '-2', '--format=%H', '--', file).trim().split('\n');
    const committed = parse(git('show', `${last}:${file}`));
    const isCommitted = JSON.stringify(committed) === JSON.stringify(sizes);
    return isCommitted ? parse(git('show', `${before}:${file}`)) : committed;
  } catch {
    return undefined;
  }
}

/** Folders with several rooms: a room is a folder in them. */
const floors = ['src', 'packages'];

function roomOf(path: string): string {
  const [top = '', room = ''] = path.split('/');
  if (!floors.includes(top)) return top;
  return /\/tests\//.test(path) ? `${top}/${room} tests` : `${top}/${room}`;
}

/** Counts the lines of TypeScript of each room, in the files that git has or would take. */
export function countLines(): ReadonlyMap<string, number> {
  const rooms = [...floors, 'machines', 'lab', 'bench', 'tests', 'e2e'];
  const paths = git('ls-files', '--cached', '--others', '--exclude-standard', ...rooms).split('\n');
  const counts = new Map<string, number>();
  for (const path of new Set(paths)) {
    if (!/\.tsx?$/.test(path) || !existsSync(path)) continue;
    const lines = readFileSync(path, 'utf8').split('\n').length - 1;
    counts.set(roomOf(path), (counts.get(roomOf(path)) ?? 0) + lines);
  }
  return counts;
}
