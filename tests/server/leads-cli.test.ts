import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { commandFor } from '#tests/program.ts';
import { run } from './fixtures/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

const cli = 'src/server/leads/cli.ts';

/** A folder whose store has a lead for each time. */
async function folderWith(...moments: readonly string[]): Promise<string> {
  const folder = await temporaryFolder();
  const store = await storeIn(folder);
  for (const moment of moments) {
    await store.save({
      form: 'quote',
      idempotencyKey: undefined,
      reference: 'K7Q2-M9XD',
      receivedAt: new Date(moment),
      values: { services: ['gst-returns', 'other'], lastName: '=1+1', businessName: 'a\u001b[2Jb' },
    });
  }
  return folder;
}

const good = (stdout: string) => ({ code: 0, stdout, stderr: '' });

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
  test('shows a table', async () => {
    const folder = await folderWith('2026-11-21T00:00:00.000Z');
    expect(await run(cli, folder)).toEqual(
      good(
        [
          'quote: 1 lead',
          'id  reference  receivedAt                status  notified  services            lastName  businessName',
          '1   K7Q2-M9XD  2026-11-21T00:00:00.000Z  new     none      gst-returns, other  =1+1      a\\u{1b}[2Jb',
          '',
        ].join('\n'),
      ),
    );
  });

  test('prints leads from a given time as JSON and CSV', async () => {
    const folder = await folderWith('2026-11-20T23:59:59.999Z', '2026-11-21T00:00:00.000Z');
    const [json, csv] = await Promise.all([
      run(cli, folder, { args: ['--json', '--since', '2026-11-21'] }),
      run(cli, folder, { args: ['--csv', '--since', '2026-11-21'] }),
    ]);
    expect(json.stdout).not.toContain('\u001b');
    expect(JSON.parse(json.stdout)).toEqual([
      {
        id: 2,
        reference: 'K7Q2-M9XD',
        form: 'quote',
        receivedAt: '2026-11-21T00:00:00.000Z',
        status: 'new',
        notified: 'none',
        values: {
          services: ['gst-returns', 'other'],
          lastName: '=1+1',
          businessName: 'a\u001b[2Jb',
        },
      },
    ]);
    expect(csv).toEqual(
      good(
        '"id","reference","form","receivedAt","status","notified","services","lastName","businessName"\r\n' +
          `"2","K7Q2-M9XD","quote","2026-11-21T00:00:00.000Z","new","none","gst-returns, other","'=1+1","a\u001b[2Jb"\r\n`,
      ),
    );
  });

  test('reports an empty list, and creates no database', async () => {
    const folder = await temporaryFolder();
    expect(await run(cli, folder)).toEqual(good('No leads yet.\n'));
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('survives a reader that closes the pipe early', async () => {
    const folder = await temporaryFolder();
    const store = await storeIn(folder);
    for (let count = 0; count < 5; count += 1) {
      await store.save({
        form: 'contact',
        idempotencyKey: undefined,
        receivedAt: new Date('2026-11-21T00:00:00.000Z'),
        values: { message: 'kia ora '.repeat(20_000) },
      });
    }
    const script = `set -o pipefail; ${quoted(await commandFor(cli))} | head -n 1`;
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script], { cwd: folder });
    expect([stdout, stderr]).toEqual(['contact: 5 leads\n', '']);
  });

  test('rejects a file that is not a database with a sentence', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'letter.db'), 'this is a letter and not a database\n'.repeat(200));
    const env = { LEADS_DATABASE_URL: 'file:letter.db' };
    const { code, stdout, stderr } = await run(cli, folder, { env });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The lead store at file:letter\.db cannot be opened: .*\.\n$/);
  });
});

/** A folder with a read-only database and log, each with one lead. */
async function readOnlyFolder(): Promise<string> {
  const live = await folderWith('2026-11-21T00:00:00.000Z');
  const folder = await temporaryFolder();
  const data = join(folder, 'data');
  await mkdir(data);
  await copyFile(join(live, 'data', 'leads.db'), join(data, 'leads.db'));
  await copyFile(join(live, 'data', 'leads.db-wal'), join(data, 'leads.db-wal'));
  for (const name of await readdir(data)) await chmod(join(data, name), 0o444);
  await chmod(data, 0o555);
  await chmod(folder, 0o755);
  return folder;
}

// Nothing is read-only to root.
const reader = process.getuid?.() === 0 ? { uid: 65_534 } : {};

test('names a database that this user may not write', async () => {
  const { code, stdout, stderr } = await run(cli, await readOnlyFolder(), reader);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    'The lead store at file:data/leads.db cannot be opened: this program may not write there; make its user the owner of the file and its folder, on a writable disk.\n',
  );
});

describe('npm run leads -- purge', () => {
  const args = ['purge', '--before', '2026-11-22'];

  test('deletes without asking with --yes', async () => {
    const folder = await folderWith('2026-11-21T23:59:59.999Z', '2026-11-22T00:00:00.000Z');
    expect(await run(cli, folder, { args: [...args, '--yes'] })).toEqual(good('Deleted 1 lead.\n'));
    expect((await (await storeIn(folder)).list()).map(({ id }) => id)).toEqual([2]);
  });

  test.each([
    ['y\n', 'Deleted 1 lead.', 0],
    ['\n', 'Nothing was deleted.', 1],
  ])('asks on a terminal, and accepts %j', async (respond, outcome, left) => {
    const folder = await folderWith('2026-11-21T00:00:00.000Z');
    const output = await onTerminal(folder, [...(await commandFor(cli)), ...args], respond);
    expect(output).toContain('Delete 1 lead received before 2026-11-22T00:00:00.000Z? [y/N] ');
    expect(output).toContain(outcome);
    expect(await (await storeIn(folder)).list()).toHaveLength(left);
  });

  test('rejects a future day, and deletes nothing', async () => {
    const folder = await folderWith('2026-11-21T00:00:00.000Z');
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const future = ['purge', '--before', tomorrow, '--yes'];
    expect(await run(cli, folder, { args: future })).toEqual({
      code: 2,
      stdout: '',
      stderr: '--before is in the future: that would delete every lead.\n',
    });
    expect(await (await storeIn(folder)).list()).toHaveLength(1);
  });

  test('needs --yes without a terminal', async () => {
    const folder = await folderWith('2026-11-21T00:00:00.000Z');
    expect(await run(cli, folder, { args })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'There is no terminal to ask on; add --yes to delete without asking.\n',
    });
    expect(await (await storeIn(folder)).list()).toHaveLength(1);
  });
});

describe('npm run leads -- delete, backup and restore', () => {
  test('deletes one person’s leads, ignoring the case of the address', async () => {
    const folder = await temporaryFolder();
    const store = await storeIn(folder);
    const emails = ['Aroha@xn--kmara-lfb.nz', 'mere@example.co.nz', 'aroha@xn--kmara-lfb.nz'];
    for (const email of emails) {
      const receivedAt = new Date('2026-11-21T00:00:00.000Z');
      await store.save({ form: 'quote', idempotencyKey: undefined, receivedAt, values: { email } });
    }
    const args = ['delete', '--email', 'AROHA@Kūmara.nz', '--yes'];
    expect(await run(cli, folder, { args })).toEqual(good('Deleted 2 leads.\n'));
    expect(await run(cli, folder, { args })).toEqual(
      good('There are no leads of AROHA@Kūmara.nz.\n'),
    );
    expect((await store.list()).map(({ values }) => values['email'])).toEqual([
      'mere@example.co.nz',
    ]);
  });

  test('makes a backup of all leads that only its owner can read', async () => {
    const folder = await folderWith('2026-11-21T00:00:00.000Z');
    const args = ['backup', 'copy.db'];
    expect(await run(cli, folder, { args })).toEqual(good('Copied the leads to copy.db.\n'));
    expect(((await stat(join(folder, 'copy.db'))).mode & 0o777).toString(8)).toBe('600');
    const again = await run(cli, folder, { args });
    expect([again.code, again.stderr]).toEqual([
      1,
      'The lead store at file:data/leads.db failed: copy.db exists, and a backup never replaces a file; choose another name.\n',
    ]);
    const env = { LEADS_DATABASE_URL: 'file:elsewhere/leads.db' };
    expect(await run(cli, folder, { args: ['restore', 'copy.db'], env })).toEqual(
      good('Restored 1 lead to elsewhere/leads.db.\n'),
    );
  });

  test.each([
    [
      'over a database',
      'copy.db',
      'file:data/leads.db',
      /data\/leads\.db exists, and a backup never replaces a database/,
    ],
    [
      'from a file that is not a backup',
      'letter.txt',
      'file:new/leads.db',
      /the file is damaged or is not a database/,
    ],
    ['from nothing', 'absent.db', 'file:new/leads.db', /there is no file absent\.db/],
  ])('does not restore %s, and leaves nothing behind', async (_, backup, url, sentence) => {
    const folder = await folderWith('2026-11-21T00:00:00.000Z');
    await writeFile(join(folder, 'letter.txt'), 'a letter and no database\n'.repeat(300));
    await run(cli, folder, { args: ['backup', 'copy.db'] });
    const env = { LEADS_DATABASE_URL: url };
    const { code, stderr } = await run(cli, folder, { args: ['restore', backup], env });
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(existsSync(join(folder, 'new', 'leads.db'))).toBe(false);
  });
});
