import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { parseLocation, type DatabaseLocation } from '#src/server/keep/database-location.ts';
import type { firmsFor } from '#src/server/decide/firms.ts';
import type { Recipient } from '#src/server/decide/messages.ts';
import { openLeads, type Leads } from '#src/server/decide/open-leads.ts';
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

/** Opens an empty database until the test ends, for a server that tells these recipients. */
export async function storeOn(
  engine: EngineName,
  recipients: readonly Recipient[] = [],
  firms?: typeof firmsFor,
): Promise<Leads> {
  const store = await openLeads(await emptyDatabase(engine), firms);
  onTestFinished(store.close);
  await store.storeRecipients(recipients);
  return store;
}
