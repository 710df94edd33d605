import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { commandFor } from '#tests/program.ts';
import { run } from './fixtures/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

const cli = 'src/server/operate/cli.ts';

const newLead = {
  form: 'quote',
  idempotencyKey: undefined,
  reference: 'K7Q2-M9XD',
  receivedAt: new Date('2026-11-21T00:00:00.000Z'),
  values: { email: 'aroha@example.co.nz' },
};

/** A folder whose store has one lead. */
async function folderWithLead(): Promise<string> {
  const folder = await temporaryFolder();
  await (await storeIn(folder)).save(newLead);
  return folder;
}

const good = (stdout: string) => ({ code: 0, stdout, stderr: '' });

const failed = (stderr: string) => ({ code: 1, stdout: '', stderr });

const quoted = (command: readonly string[]): string => command.map((word) => `'${word}'`).join(' ');

/** Runs a command on its own terminal (from `script`). Returns its output. */
async function onTerminal(cwd: string, command: readonly string[], typed: string): Promise<string> {
  const options =
    process.platform === 'darwin'
      ? ['-q', '/dev/null', ...command]
      : ['-qec', quoted(command), '/dev/null'];
  const running = promisify(execFile)('script', options, { cwd });
  running.child.stdin?.write(typed);
  return (await running).stdout;
}

describe('npm run leads', () => {
  test('survives a reader that closes the pipe early', async () => {
    const folder = await folderWithLead();
    const store = await storeIn(folder);
    await store.save({ ...newLead, values: { message: 'kia ora '.repeat(100_000) } });
    const script = `set -o pipefail; ${quoted(await commandFor(cli))} | head -n 1`;
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script], { cwd: folder });
    expect([stdout, stderr]).toEqual(['quote: 2 leads\n', '']);
  });

  test('asks on a terminal before it deletes', async () => {
    const folder = await folderWithLead();
    const command = [...(await commandFor(cli)), 'delete', '--email', 'AROHA@example.co.nz'];
    const output = await onTerminal(folder, command, '\n');
    expect(output).toContain('Delete 1 lead of AROHA@example.co.nz? [y/N] ');
    expect(output).toContain('Nothing was deleted.');
    expect(await (await storeIn(folder)).list()).toHaveLength(1);
    expect(await onTerminal(folder, command, 'y\n')).toContain('Deleted 1 lead.');
  });
});

/** A folder with a read-only database and log. */
async function readOnlyFolder(): Promise<string> {
  const live = await folderWithLead();
  const folder = await temporaryFolder();
  const data = join(folder, 'data');
  await mkdir(data);
  for (const name of ['leads.db', 'leads.db-wal']) {
    await copyFile(join(live, 'data', name), join(data, name));
  }
  for (const name of await readdir(data)) await chmod(join(data, name), 0o444);
  await chmod(data, 0o555);
  await chmod(folder, 0o755);
  return folder;
}

// Nothing is read-only to root.
const reader = process.getuid?.() === 0 ? { uid: 65_534 } : {};

test('names a database that this user may not write', async () => {
  expect(await run(cli, await readOnlyFolder(), reader)).toEqual(
    failed(
      'The lead store at file:data/leads.db cannot be opened: this program may not write there; make its user the owner of the file and its folder, on a writable disk.\n',
    ),
  );
});

test('npm run leads -- backup and restore makes a copy that only its owner can read, and restores it', async () => {
  const folder = await folderWithLead();
  const args = ['backup', 'copy.db'];
  expect(await run(cli, folder, { args })).toEqual(good('Copied the leads to copy.db.\n'));
  expect(((await stat(join(folder, 'copy.db'))).mode & 0o777).toString(8)).toBe('600');
  expect(await run(cli, folder, { args })).toEqual(
    failed(
      'The lead store at file:data/leads.db failed: copy.db exists, and a backup never replaces a file; choose another name.\n',
    ),
  );
  const env = { LEADS_DATABASE_URL: 'file:elsewhere/leads.db' };
  expect(await run(cli, folder, { args: ['restore', 'copy.db'], env })).toEqual(
    good('Restored 1 lead to elsewhere/leads.db.\n'),
  );
});
