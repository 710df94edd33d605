import { runTax } from '#brackets/command/program.ts';

/** Runs the command at a moment, and returns what it prints. */
export async function taxAt(now: Date, ...args: readonly string[]): Promise<string> {
  let printed = '';
  await runTax(args, {
    now,
    print: async (texts) => {
      for (const text of texts) printed += text;
    },
  });
  return printed;
}

/** Runs the command early on 23 November 2026, a day ahead of UTC, and returns what it prints. */
export const tax = (...args: readonly string[]): Promise<string> =>
  taxAt(new Date('2026-11-23T00:30+13:00'), ...args);
