import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { run as bisectCommand } from '#statelab/cli/bisect.ts';
import { runHere } from './run-here.ts';

const cli = resolve('packages/statelab/cli/statelab.ts');
const packages = resolve('node_modules');

/** Only a program that is told to replays: it does other things, too. */
const asked = `if (process.argv[2] !== 'replay') throw new Error('Nobody asked for a replay.');`;

/** A replay command of a project's history. */
const replays = {
  green: `${asked}
console.log('    1  GO → there\\nThe machine does what was recorded.');`,
  red: `${asked}
console.log('    1  GO → here\\nStep 1 differs in its state.\\n  Recorded: there\\n  Model: here');
process.exitCode = 1;`,
  broken: `const = ;`,
  refusing: `process.stderr.write('“tape.json” is a tape of version 2; this lab reads version 1.\\n');
process.exitCode = 2;`,
} as const;

type Replay = keyof typeof replays | 'none';

const author = ['-c', 'user.name=Aroha', '-c', 'user.email=aroha@example.nz'];

/** A repository with a commit for each of these, the oldest first, in a folder that is gone after the test. */
function repositoryOf(history: readonly Replay[]) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-history-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  onTestFinished(() => {
    unlinkSync(join(folder, 'node_modules'));
    rmSync(folder, { recursive: true });
  });
  git('init', '--quiet');
  symlinkSync(packages, join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'temporary'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ntemporary\n');
  for (const [index, kind] of history.entries()) {
    const scripts = kind === 'none' ? {} : { replay: 'tsx replay.ts replay' };
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ type: 'module', scripts }, null, 2),
    );
    writeFileSync(join(folder, 'replay.ts'), kind === 'none' ? '' : `${replays[kind]}\n`);
    writeFileSync(join(folder, 'count.txt'), `${index}\n`);
    git('add', '--all');
    git(...author, 'commit', '--quiet', '--message', `Change ${index + 1}: ${kind}`);
  }
  const commits = git('rev-list', '--reverse', 'HEAD').split('\n');
  writeFileSync(join(folder, 'tape.json'), '{}\n');
  return { folder, git, commits };
}

/** The variables by which a command knows a repository's folder for temporary files, on any system. */
function temporaryIn(folder: string) {
  const temporary = join(folder, 'temporary');
  return { TMPDIR: temporary, TEMP: temporary, TMP: temporary };
}

/** What is left in the folder for temporary files that the command has in a repository. */
const leftIn = (folder: string) =>
  readdirSync(join(folder, 'temporary')).filter((name) => name.startsWith('waymark-'));

function start(folder: string, args: readonly string[]) {
  const command = ['--import', 'tsx', cli, 'bisect', ...args];
  const env = { ...process.env, ...temporaryIn(folder) };
  const child = spawn(process.execPath, command, { cwd: folder, env });
  const finished = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([stdout, stderr]) => ({ code: child.exitCode, stdout, stderr }),
  );
  return { child, finished };
}

function bisect(folder: string, ...args: readonly string[]) {
  for (const [name, value] of Object.entries(temporaryIn(folder))) vi.stubEnv(name, value);
  return runHere(() => bisectCommand(args, new AbortController().signal, folder));
}

describe('npm run bisect', () => {
  test('finds the commit on which a tape turned red, and what differs there', async () => {
    const { folder, git, commits } = repositoryOf([
      'none',
      'green',
      'green',
      'broken',
      'green',
      'red',
      'red',
      'refusing',
      'red',
    ]);
    writeFileSync(join(folder, 'count.txt'), 'not committed\n');
    const before = git('status', '--short', '--branch');
    const { code, stdout, stderr } = await bisect(folder, 'tape.json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`The tape turned red with this commit.\n\n${commits[5]}\n`);
    expect(stdout).toContain('\n\nChange 6: red\n\nStep 1 differs in its state.\n');
    expect(stdout).toMatch(/Recorded: there\n {2}Model: here\n$/);
    expect(git('status', '--short', '--branch')).toBe(before);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(leftIn(folder)).toEqual([]);
  });

  test('says which commits it skips, and why', async () => {
    const { folder, commits } = repositoryOf(['green', 'none', 'broken', 'refusing', 'red']);
    const { code, stdout } = await bisect(folder, 'tape.json', '--good', commits[0] ?? '');
    expect(code).toBe(0);
    expect(stdout).toMatch(/: Change 2: none: skipped, it has no replay command\n/);
    expect(stdout).toMatch(/: Change 3: broken: skipped, .*replay\.ts:1:6: ERROR: .*\n/);
    expect(stdout).toMatch(/: Change 4: refusing: skipped, “tape.json” is a tape of version 2;/);
    expect(stdout).toContain('with one of these commits; the others could not be tried.');
    for (const commit of commits.slice(1)) expect(stdout).toContain(`\n${commit}\n`);
  });

  test('looks for a green commit back to the very first', async () => {
    const { folder, commits } = repositoryOf(['green', 'red', 'red', 'red']);
    const { stdout } = await bisect(folder, 'tape.json');
    expect(stdout).toContain(`with this commit.\n\n${commits[1]}\n`);
  });

  test('takes the commits that it is named', async () => {
    const { folder, commits } = repositoryOf(['red', 'green', 'red', 'green']);
    const named = await bisect(folder, 'tape.json', '--good', 'HEAD~2', '--bad', 'HEAD~1');
    expect(named.stdout).toContain(`with this commit.\n\n${commits[2]}\n`);
  });

  test.each([
    { history: ['green'] as const, args: ['tape.json'], sentence: 'there is nothing to find' },
    { history: ['broken'] as const, args: ['tape.json'], sentence: 'can’t be replayed there' },
    { history: ['red', 'red'] as const, args: ['tape.json'], sentence: 'No commit before it' },
    {
      history: ['red', 'red'] as const,
      args: ['tape.json', '--good', 'HEAD~1'],
      sentence: 'The tape is not green on the good commit.',
    },
    {
      history: ['red'] as const,
      args: ['tape.json', '--good', 'HEAD'],
      sentence: 'The tape is not green on the good commit.',
    },
  ])('fails on $history with a sentence', async ({ history, args, sentence }) => {
    const { code, stderr } = await bisect(repositoryOf(history).folder, ...args);
    expect(code).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr.trimEnd()).not.toContain('\n');
  });

  test.each([
    { args: [], sentence: 'Name a tape. See npm run bisect -- --help.' },
    { args: ['a.json', 'b.json'], sentence: 'Name one tape: "a.json" or "b.json".' },
    { args: ['none.json'], sentence: 'There is no tape “none.json”.' },
    { args: ['tape.json', '--bad', 'nowhere'], sentence: 'There is no commit “nowhere”.' },
  ])('refuses $args', async ({ args, sentence }) => {
    const { code, stderr } = await bisect(repositoryOf(['green']).folder, ...args);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });

  test('leaves nothing behind when it is stopped', async () => {
    const { folder, git } = repositoryOf(['green', 'green', 'red']);
    const { child, finished } = start(folder, ['tape.json']);
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const { code, stderr } = await finished;
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'Stopped.\n' });
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(leftIn(folder)).toEqual([]);
  });
});
