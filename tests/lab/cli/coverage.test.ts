import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHere } from '#statelab/tests/cli/run-here.ts';
import { save } from '#statelab/tests/cli/save.ts';
import { tempFolder } from '#statelab/tests/temp-folder.ts';
import { goodTape } from '#tests/lab/replay/tampered.ts';
import { saveReport, tape } from './near-me-tape.ts';

const coverage = (...args: readonly string[]) => runHere('coverage', ...args);

const folderOf = (file: string, others: Readonly<Record<string, string>>): string => {
  const folder = dirname(file);
  for (const [name, text] of Object.entries(others)) writeFileSync(join(folder, name), text);
  return folder;
};

describe('npm run coverage', () => {
  test('counts the tapes in a folder by machine', async () => {
    const folder = folderOf(save(JSON.stringify(tape)), {
      'other.json': JSON.stringify({ ...tape, steps: tape.steps.slice(0, 1) }),
      'quote.json': JSON.stringify(goodTape),
      'notes.txt': 'milk',
    });
    const { code, stdout, stderr } = await coverage(folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('near-me: 2 visits, 5 of 7 states, 2 of 7 transitions\n');
    expect(stdout).toContain('Where visits end\n  1  looking-up\n  1  unlocated\n');
    expect(stdout).toContain('What nobody takes\n  asking: permission done, if browser cannot');
    expect(stdout).toContain('\nquote-wizard: 1 visit, ');
  });

  test('counts the tapes in a visit report', async () => {
    const { code, stdout } = await coverage(saveReport(tape, tape));
    expect(code).toBe(0);
    expect(stdout).toContain('near-me: 2 visits, ');
  });

  test('names an invalid tape and counts the others', async () => {
    const file = save(JSON.stringify(tape));
    const bad = join(folderOf(file, { 'bad.json': 'milk' }), 'bad.json');
    const { code, stdout, stderr } = await coverage(bad, file, 'nowhere.json');
    expect(code).toBe(1);
    expect(stdout).toContain('near-me: 1 visit, ');
    expect(stderr.split('\n')).toEqual([
      `“${bad}” is not a tape: it holds no JSON. Choose a file that was saved from the lab.`,
      'The tape “nowhere.json” cannot be read: no such file or directory.',
      '',
    ]);
  });

  test('rejects invalid arguments', async () => {
    expect(await coverage()).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Name a tape, or a folder of tapes.\n',
    });
    const empty = tempFolder();
    expect(await coverage(empty)).toMatchObject({
      code: 2,
      stderr: `There is no .json file in “${empty}”.\n`,
    });
  });
});
