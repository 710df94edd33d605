import { describe, expect, test } from 'vitest';
import { WrongUse } from '#src/server/command.ts';
import { parseCommandLine } from '#src/server/leads/command-line.ts';
import { help } from '#src/server/leads/help.ts';

const midnight = new Date('2026-11-21T00:00:00.000Z');

describe('the command line', () => {
  test.each([
    [[], { name: 'list', format: 'table', since: undefined }],
    [['--json'], { name: 'list', format: 'json', since: undefined }],
    [['--csv', '--since', '2026-11-21'], { name: 'list', format: 'csv', since: midnight }],
    [['--since', '2026-11-21T13:00+13:00'], { name: 'list', format: 'table', since: midnight }],
    [['purge', '--before', '2026-11-21'], { name: 'purge', before: midnight, confirmed: false }],
    [
      ['purge', '--yes', '--before=2026-11-21T00:00:00.000Z'],
      { name: 'purge', before: midnight, confirmed: true },
    ],
    [
      ['--email', 'aroha@example.co.nz'],
      { name: 'list', format: 'table', email: 'aroha@example.co.nz' },
    ],
    [
      ['delete', '--email', 'aroha@example.co.nz', '--yes'],
      { name: 'delete', email: 'aroha@example.co.nz', confirmed: true },
    ],
    [['delete', '--id', '12'], { name: 'delete', lead: '12', confirmed: false }],
    [
      ['export', '--email', 'aroha@example.co.nz'],
      { name: 'export', email: 'aroha@example.co.nz' },
    ],
    [['show', '12', '--json'], { name: 'show', lead: '12', json: true }],
    [
      ['assign', 'K7Q2-M9XD', '--to', 'Kauri Tax'],
      { name: 'assign', lead: 'K7Q2-M9XD', to: 'Kauri Tax' },
    ],
    [['accept', '12'], { name: 'accept', lead: '12' }],
    [['close', '12'], { name: 'close', lead: '12' }],
    [
      ['correct', '12', '--firstName', 'Mere', '--email=mere@example.co.nz'],
      { name: 'correct', lead: '12', changes: { firstName: 'Mere', email: 'mere@example.co.nz' } },
    ],
    [['retry'], { name: 'retry', lead: undefined }],
    [['retry', '12'], { name: 'retry', lead: '12' }],
    [['backup', 'a.db'], { name: 'backup', file: 'a.db' }],
    [['restore', 'a.db'], { name: 'restore', file: 'a.db' }],
    [['purge', '--help'], { name: 'help' }],
  ])('%j is understood', (args, command) => {
    expect(parseCommandLine(args)).toEqual(command);
  });

  const seeHelp = ' See npm run leads -- --help.';
  test.each([
    [['--xml'], `Unknown option '--xml'.${seeHelp}`],
    [['--since'], `Option '--since <value>' argument missing.${seeHelp}`],
    [['--json=1'], `Option '--json' does not take an argument.${seeHelp}`],
    [
      ['print'],
      `There is no command "print"; choose one of show, assign, accept, close, correct, retry, export, delete, purge, backup and restore, or none to see the leads.${seeHelp}`,
    ],
    [['show'], `show takes the number or reference of one lead.${seeHelp}`],
    [['assign', '12'], `assign needs --to NAME.${seeHelp}`],
    [['assign', '12', '--to', ' '], `assign needs --to NAME.${seeHelp}`],
    [['correct', '12'], `correct needs --FIELD VALUE, once or more.${seeHelp}`],
    [['correct', '12', '--colour', 'red'], `Unknown option '--colour'.${seeHelp}`],
    [['close', '12', '--to', 'x'], `--to does not belong to the command close.${seeHelp}`],
    [['export'], `export needs --email ADDRESS.${seeHelp}`],
    [
      ['delete', '--id', '1', '--email', 'a@b.nz'],
      `delete needs --email ADDRESS or --id LEAD.${seeHelp}`,
    ],
    [['purge', 'all', '--before', '2026-11-21'], `purge takes nothing.${seeHelp}`],
    [['backup'], `backup takes the name of one file.${seeHelp}`],
    [['restore', 'a.db', 'b.db'], `restore takes the name of one file.${seeHelp}`],
    [['backup', 'a.db', '--yes'], `--yes does not belong to the command backup.${seeHelp}`],
    [['delete'], `delete needs --email ADDRESS or --id LEAD.${seeHelp}`],
    [['delete', '--email='], `delete needs --email ADDRESS or --id LEAD.${seeHelp}`],
    [['--json', '--csv'], `Choose one of --json and --csv.${seeHelp}`],
    [['purge'], `purge needs --before DATE.${seeHelp}`],
    [['purge', '--json'], `--json does not belong to the command purge.${seeHelp}`],
    [['--before', '2026-11-21'], `--before does not belong to the command list.${seeHelp}`],
    [['--yes'], `--yes does not belong to the command list.${seeHelp}`],
  ])('%j is refused', (args, sentence) => {
    expect(() => parseCommandLine(args)).toThrow(new WrongUse(sentence));
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '21/11/2026',
    '2026-11-21T09:00',
    '2026-11-21T25:00Z',
    'yesterday',
    '',
  ])('the date "%s" is refused', (typed) => {
    expect(() => parseCommandLine([`--since=${typed}`])).toThrow(
      new WrongUse(
        `--since takes a date like 2026-11-21 or a time like 2026-11-21T09:00+13:00, not "${typed}".`,
      ),
    );
  });

  test('the help tells of the apostrophe and of what a date means', () => {
    expect(help).toContain('gets a leading apostrophe');
    expect(help).toContain('DATE is a UTC date');
  });
});
