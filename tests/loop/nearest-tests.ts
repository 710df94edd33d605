import { dirname } from 'node:path';

/** Floors, whose changes show on the floor above too. What is in src/ or a workshop has tests of its own name. */
const floors: ReadonlyMap<string, readonly string[]> = new Map([
  ['content', ['tests/content', 'tests/machines', 'tests/maths', 'tests/views']],
  ['machines', ['tests/machines', 'tests/maths', 'tests/views']],
]);

function nearestTo(file: string): readonly string[] {
  const [room = '', ...rest] = file.split('/');
  if (room === 'tests') return [dirname(file)];
  if (room === 'lab') return rest[0] === 'tests' ? [dirname(file)] : ['lab/tests', 'tests/lab'];
  return floors.get(room) ?? [`tests/${room === 'src' ? rest[0] : room}`];
}

/**
 * The folders of the tests that are nearest to changed files, given by their paths in the
 * project: those of the same room, and of the floor above. All, after a change in a file of no
 * folder, which may bear on anything.
 */
export function nearestTests(changed: readonly string[]): readonly string[] | 'all' {
  if (changed.some((file) => !file.includes('/'))) return 'all';
  return [...new Set(changed.flatMap(nearestTo))].toSorted();
}
