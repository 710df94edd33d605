import { describe, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { inFolder } from './in-folder.ts';
import { killRepeatedly } from './kills.ts';

test('after kills under load every acknowledged lead is stored once, and every other delivered once', async () => {
  const report = await inFolder((folder) => killRepeatedly(folder, 3, 'waymark'));
  expect(report).toMatchObject({ kills: 3, unavailable: 0, lost: 0, doubled: 0, unknown: 0 });
  expect(report.stored).toBe(report.acknowledged);
  expect(report.retried).toBeGreaterThan(0);
});

const cannotOpen = 'The lead store at file:data/leads.db cannot be opened: ';

/** The response to a lead under each fault, and what the server logs. */
const expected: Readonly<Record<string, { outcome: string | null; output: unknown }>> = {
  'the disk is full': {
    outcome: '503, again after 10',
    output: expect.stringMatching(/^could not store a lead \(SQLITE_(?:FULL|IOERR)/),
  },
  'another process holds the database': {
    outcome: '503, again after 10',
    output: 'could not store a lead (SQLITE_BUSY)',
  },
  'the database can’t be written to': {
    outcome: null,
    output: `${cannotOpen}this program may not write there; make its user the owner of the file and its folder, on a writable disk.`,
  },
  'the database is damaged': {
    outcome: null,
    output: `${cannotOpen}the file is damaged or is not a database; move it and the files beside it away, then restore the latest backup with npm run leads -- restore FILE.`,
  },
  'the database is from a newer version': {
    outcome: null,
    output: `${cannotOpen}the database is at version 2 and this program knows version 1; start the program that fits it.`,
  },
};

describe('no fault loses a lead: the server asks for a retry, or does not start', () => {
  test.concurrent.each(faults)('$name', async ({ name, run }) => {
    expect(await inFolder(run)).toEqual({ ...expected[name], whole: true });
  });

  test('has every fault', () => {
    expect(faults.map(({ name }) => name)).toEqual(Object.keys(expected));
  });
});
