import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseLocation } from '#src/server/store/database-location.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { startHranaServer } from './fixtures/hrana-server.ts';
import { lead } from './fixtures/lead.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

async function remote(token: string) {
  const url = await startHranaServer(join(await temporaryFolder(), 'remote.db'), 'right-token');
  return databaseLocation({ LEADS_DATABASE_URL: url, LEADS_DATABASE_AUTH_TOKEN: token });
}

describe('a lead store in a remote database', () => {
  test('keeps, lists and purges like a local one', async () => {
    const location = await remote('right-token');
    const store = await openLeadStore(location);
    onTestFinished(() => store.close());
    const again = await openLeadStore(location);
    onTestFinished(() => again.close());
    const newLead = {
      form: 'quote',
      idempotencyKey: 'a1b2',
      receivedAt: new Date('2026-11-21T00:00:00.000Z'),
      values: lead,
    };
    await store.save(newLead);
    await again.save(newLead);
    expect(await store.list()).toEqual([
      {
        id: 1,
        reference: '',
        form: 'quote',
        receivedAt: '2026-11-21T00:00:00.000Z',
        status: 'new',
        told: 'none',
        values: lead,
      },
    ]);
    const before = new Date('2026-11-22T00:00:00Z');
    expect((await store.count({ before })).leads).toBe(1);
    expect(await store.remove({ before })).toBe(1);
    expect(await store.list()).toEqual([]);
  });

  test('fails with the wrong token, without printing it', async () => {
    const location = await remote('wrong-token');
    const opening = openLeadStore(location);
    await expect(opening).rejects.toThrow(`The lead store at ${location.url} cannot be opened: `);
    await expect(opening).rejects.not.toThrow('wrong-token');
  });
});
