import { runTax } from '#brackets/command/program.ts';

/** Runs the command on 23 November 2026, and returns what it prints. */
export async function tax(...args: readonly string[]): Promise<string> {
  let printed = '';
  await runTax(args, {
    today: '2026-11-23',
    print: async (texts) => {
      for (const text of texts) printed += text;
    },
  });
  return printed;
}
