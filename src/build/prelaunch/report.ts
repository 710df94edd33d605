import type { Task } from './left-to-do.ts';

/** The tasks as they are printed: each thing after the place where it is changed, and how many there are. */
export function report(tasks: readonly Task[]): string {
  if (tasks.length === 0) return 'Nothing is left to do before the site goes public.\n';
  const parts = tasks.map(({ instruction, things }) =>
    [instruction, ...things.map(({ where, what }) => `  ${where}  ${what}`), ''].join('\n'),
  );
  const count = tasks.flatMap(({ things }) => things).length;
  return [...parts, `Left to do before the site goes public: ${count}\n`].join('\n');
}
