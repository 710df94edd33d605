import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

const withoutEffects = resolve('tests/commands/without-effects.ts');

/** Runs a script’s own program, or the tool that it names, with --help. */
async function helpOf(script: string): Promise<string> {
  const [program = '', ...args] = script.split(' ');
  const [file, ...rest] =
    program === 'tsx'
      ? [process.execPath, '--import', 'tsx', '--import', withoutEffects, ...args]
      : [resolve('node_modules/.bin', program), ...args];
  const env = {
    ...process.env,
    PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
  };
  const { stdout } = await promisify(execFile)(file, [...rest, '--help'], { env });
  return stdout;
}

test.each(Object.entries(scripts))(
  'npm run %s -- --help prints help and starts nothing',
  async (_, script) => {
    // A shell’s && would begin the first of two programs without --help.
    expect(script).not.toMatch(/[&|;]/);
    const help = await helpOf(script);
    expect(help).toMatch(/usage|options|npm run/i);
  },
);
