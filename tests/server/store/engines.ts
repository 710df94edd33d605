import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { parseLocation, type DatabaseLocation } from '#src/server/store/database-location.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import type { Recipients } from '#src/server/store/notify.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';

/** The databases that keep leads. What is promised of the store holds in each. */
export const engines = ['a file', 'PostgreSQL'] as const;

export type EngineName = (typeof engines)[number];

async function administer(sql: string): Promise<void> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Makes an empty database until the test ends. */
export async function emptyDatabase(engine: EngineName): Promise<DatabaseLocation> {
  if (engine === 'a file') {
    return parseLocation(`file:${join(await temporaryFolder(), 'leads.db')}`, '');
  }
  const name = `test_${crypto.randomUUID().replaceAll('-', '_')}`;
  await administer(`CREATE DATABASE ${name}`);
  onTestFinished(() => administer(`DROP DATABASE ${name} WITH (FORCE)`));
  return parseLocation(new URL(name, inject('postgres')).href, '');
}

/** Opens the lead store on an empty database until the test ends. */
export async function storeOn(engine: EngineName, recipientsOf?: Recipients): Promise<LeadStore> {
  const store = await openLeadStore(await emptyDatabase(engine), recipientsOf);
  onTestFinished(store.close);
  return store;
}
