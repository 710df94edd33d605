import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keepReport } from '#src/server/reports/keep-report.ts';
import { run } from './fixtures/processes.ts';
import { report } from './fixtures/report.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

const cli = 'src/server/reports/cli.ts';

async function folderWithReport(): Promise<string> {
  const folder = await temporaryFolder();
  const { reports } = await storeIn(folder);
  await keepReport(
    reports,
    { ...report, site: 'a\u001b[2Jb' },
    new Date('2026-11-21T00:00:00.000Z'),
  );
  return folder;
}

const good = (stdout: string) => ({ code: 0, stdout, stderr: '' });
const wrong = (stderr: string) => ({ code: 2, stdout: '', stderr });

describe('npm run reports', { timeout: 20_000 }, () => {
  test('lists them, shows one, saves it to a file of its owner’s and deletes it', async () => {
    const folder = await folderWithReport();
    const reports = (...args: readonly string[]) => run(cli, folder, { args });
    expect(await reports()).toEqual(
      good(
        [
          'id  receivedAt                site         path      machines',
          '1   2026-11-21T00:00:00.000Z  a\\u{1b}[2Jb  /tax-faq  accordion',
          '',
        ].join('\n'),
      ),
    );
    const kept = { ...report, site: 'a\u001b[2Jb' };
    const shown = await reports('show', '1');
    expect(shown.stdout).not.toContain('\u001b');
    expect(JSON.parse(shown.stdout)).toEqual(kept);
    expect(await reports('save', '1', 'report.json')).toEqual(
      good('Report 1 is in report.json.\n'),
    );
    const file = join(folder, 'report.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(kept);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await reports('save', '1', 'report.json')).code).toBe(1);
    expect(await reports('delete', '1')).toEqual(
      wrong('There is no terminal to ask on; add --yes to delete without asking.\n'),
    );
    expect(await reports('delete', '1', '--yes')).toEqual(good('Deleted 1 report.\n'));
    expect(await reports()).toEqual(good('No reports yet.\n'));
  });

  test('says that there are none where there is no database, and makes none', async () => {
    const folder = await temporaryFolder();
    expect(await run(cli, folder)).toEqual(good('No reports yet.\n'));
    expect(await run(cli, folder, { args: ['show', '1'] })).toEqual(
      wrong('There is no report 1.\n'),
    );
    await expect(stat(join(folder, 'data'))).rejects.toThrow('ENOENT');
  });

  test.each([
    [['throw'], 'There is no command "throw"; choose show, save or delete, or none for a list.'],
    [['show'], 'show takes ID.'],
    [['save', '1'], 'save takes ID and FILE.'],
    [['show', 'one'], 'A report goes by its number, not "one".'],
    [['show', '1', '--yes'], '--yes does not belong to the command show.'],
    [['--csv'], "Unknown option '--csv'."],
  ])('%j is used wrongly', async (args, sentence) => {
    expect(await run(cli, await temporaryFolder(), { args })).toEqual(
      wrong(`${sentence} See npm run reports -- --help.\n`),
    );
  });
});
