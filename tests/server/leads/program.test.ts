import { describe, expect, test } from 'vitest';
import { UsageError } from '#command-line/run-command.ts';
import { parseInterval } from '#src/server/operate/backup-commands.ts';
import { parseInstant } from '#src/server/operate/instant.ts';
import { atEveryClock } from '#tests/clocks.ts';
import { commandsOn } from './commands.ts';

/** Must not reach the store. */
const leads = commandsOn();

describe('the command line', () => {
  test.each([
    ['prints no leads by default', [], 'No leads yet.\n'],
    [
      'says from when there are none',
      ['--since', '2026-11-21'],
      'No leads since 2026-11-21T00:00:00.000Z.\n',
    ],
  ])('%s', async (_, args, text) => {
    expect(await leads(...args)).toBe(text);
  });

  atEveryClock(() => {
    test('reads a date as UTC midnight, and a time with its offset', () => {
      const since = parseInstant('--since');
      expect(since('2026-11-21')).toEqual(new Date('2026-11-21T00:00:00Z'));
      expect(since('2026-11-21T00:00+13:00')).toEqual(new Date('2026-11-20T11:00:00Z'));
    });
  });

  const seeHelp = ' See npm run leads -- --help.';
  test.each([
    [['--xml'], `Unknown option '--xml'.${seeHelp}`],
    [
      ['print'],
      'Unknown command "print". Choose one of list, show, assign, withdraw, close, reopen, correct, retry, seen, spam, export, delete, backup, restore, init, move.',
    ],
    [['correct', '12'], `correct needs --FIELD VALUE, once or more.${seeHelp}`],
    [
      ['delete', '--id', '1', '--email', 'a@b.nz'],
      `delete needs --email ADDRESS or --id LEAD.${seeHelp}`,
    ],
    [['backup'], `backup needs FILE, or --to FOLDER.${seeHelp}`],
    [['backup', 'a.db', '--every', '5m'], `backup needs FILE, or --to FOLDER.${seeHelp}`],
    [
      ['backup', '--to', 'b', '--every', '5'],
      '--every takes an interval such as 30s, 5m or 1h, not "5".',
    ],
  ])('rejects %j', async (args, sentence) => {
    await expect(leads(...args)).rejects.toThrow(new UsageError(sentence));
  });

  test.each([
    ['1s', 1000],
    ['5m', 300_000],
    ['24h', 86_400_000],
  ])('reads the interval %s as %i milliseconds', (typed, milliseconds) => {
    expect(parseInterval(typed)).toBe(milliseconds);
  });

  test('refuses an interval of more than a day', () => {
    expect(() => parseInterval('86401s')).toThrow(UsageError);
  });

  test.each(['2026-02-30', '2026-11-21T09:00'])('rejects the date "%s"', async (typed) => {
    await expect(leads(`--since=${typed}`)).rejects.toThrow(
      new UsageError(
        `--since takes a date like 2026-11-21 or a time like 2026-11-21T09:00+13:00, not "${typed}".`,
      ),
    );
  });
});
