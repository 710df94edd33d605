import { describe, expect, test } from 'vitest';
import { lead as values } from '#tests/server/fixtures/lead.ts';
import { run } from '#tests/server/fixtures/processes.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';
import { openLeads } from '#src/server/decide/open-leads.ts';
import { openEngine } from '#src/server/keep/open-engine.ts';
import type { DatabaseLocation } from '#src/server/keep/database-location.ts';
import { emptyDatabase } from './engines.ts';

const cli = 'src/server/operate/cli.ts';

/** A database file with a lead of each kind, and a gap where one was deleted. */
async function leadsInFile(): Promise<DatabaseLocation> {
  const location = await emptyDatabase('a file');
  const store = await openLeads(location);
  await store.storeRecipients([{ channel: 'webhook', recipient: '' }]);
  const receivedAt = new Date('2026-11-21T00:00:00.000Z');
  for (const key of ['a1', 'b2', 'c3', 'd4']) {
    await store.save({ form: 'quote', idempotencyKey: key, receivedAt, values });
  }
  const happening = { by: 'mere', at: receivedAt };
  await store.happen(1, { ...happening, step: 'close' });
  const change = () => ({ lead: { ...values, message: 'a\u0001b ✓' } });
  await store.happen(2, { ...happening, step: 'correct', change });
  await store.remove({ id: 4 });
  await store.close();
  return location;
}

const move = async (from: DatabaseLocation, to: DatabaseLocation) =>
  run(cli, await temporaryFolder(), {
    args: ['move', '--to', to.url],
    env: { LEADS_DATABASE_URL: from.url },
  });

/** All that a store knows of its leads. */
async function contentOf(location: DatabaseLocation) {
  const store = await openLeads(location);
  const content = [await store.find({ spam: 'included' }), await store.deletions()];
  await store.close();
  return content;
}

describe('npm run leads -- move', () => {
  test('copies everything, and continues the numbers', async () => {
    const [from, to] = [await leadsInFile(), await emptyDatabase('PostgreSQL')];
    const { code, stdout, stderr } = await move(from, to);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(
      'leads 3, changes 2, notifications 3, deletions 1; counts and checksums agree.',
    );
    expect(stdout).not.toContain('password');
    expect(await contentOf(to)).toEqual(await contentOf(from));
    const store = await openLeads(to);
    const again = { form: 'quote', receivedAt: new Date(), values };
    await store.save({ ...again, idempotencyKey: 'e5' });
    expect(await store.save({ ...again, idempotencyKey: 'a1' })).toBe('repeated');
    expect((await store.list()).map(({ id }) => id)).toEqual([1, 2, 3, 5]);
    await store.close();
  });

  test('counts all rows of a table that it reads in several parts', async () => {
    const [from, to] = [await leadsInFile(), await emptyDatabase('PostgreSQL')];
    const source = await openEngine(from);
    await source.run(
      `INSERT INTO deletions (lead, received_at)
        WITH RECURSIVE numbers (n) AS (VALUES (10) UNION ALL SELECT n + 1 FROM numbers WHERE n < 10009)
        SELECT n, '2026-11-21T00:00:00.000Z' FROM numbers`,
    );
    await source.close();
    const { code, stdout } = await move(from, to);
    expect([code, stdout]).toEqual([0, expect.stringContaining(' deletions 10001; counts')]);
  });

  test('moves nothing into a database that has leads, and nothing by halves', async () => {
    const [from, to] = [await leadsInFile(), await emptyDatabase('PostgreSQL')];
    const target = await openEngine(to);
    await target.run(
      `INSERT INTO deletions (lead, received_at) VALUES (9, '2026-11-21T00:00:00.000Z')`,
    );
    const { code, stderr } = await move(from, to);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^The lead store at file:.* failed: postgres:\/\/127\.0\.0\.1:\d+\/test_\w+ is not empty\.\n$/,
      ),
    ]);
    expect((await target.run('SELECT id FROM leads')).rows).toEqual([]);
    await target.close();
  });

  test('moves nothing that differs after the copy', async () => {
    const [from, to] = [await leadsInFile(), await emptyDatabase('PostgreSQL')];
    const target = await openEngine(to);
    await target.run(
      `CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF new.id = 2 THEN RETURN NULL; END IF; RETURN new; END $$`,
    );
    await target.run(
      'CREATE TRIGGER lose BEFORE INSERT ON changes FOR EACH ROW EXECUTE FUNCTION lose()',
    );
    const { code, stderr } = await move(from, to);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('changes differs after the copy; nothing was moved'),
    ]);
    expect((await target.run('SELECT id FROM leads')).rows).toEqual([]);
    await target.close();
  });
});
