import { expect, onTestFinished, test } from 'vitest';
import { openLeads } from '#src/server/decide/open-leads.ts';
import { formBody } from '#tests/server/fixtures/lead.ts';
import { startPostgres } from '#tests/server/fixtures/postgres-server.ts';
import { startServer } from '#tests/server/fixtures/processes.ts';
import { temporarySite } from '#tests/server/fixtures/temporary-store.ts';
import { emptyDatabase } from './engines.ts';

const deliver = (url: string, key: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': key },
    body: formBody({ firstName: key }),
  });

test('two servers that start at once on one database store a lead once, whichever gets it', async () => {
  const { folder } = await temporarySite();
  const location = await emptyDatabase('PostgreSQL');
  const env = { LEADS_DATABASE_URL: location.url, LEADS_PER_MINUTE: '0' };
  const servers = await Promise.all([startServer(folder, env), startServer(folder, env)]);
  const keys = Array.from({ length: 40 }, (_, index) => `key-${index}`);
  const responses = await Promise.all(
    servers.flatMap((server) => keys.map((key) => deliver(server.url, key))),
  );
  expect(responses.map(({ status }) => status)).toEqual(keys.flatMap(() => [200, 200]));
  const health = await Promise.all(servers.map((server) => fetch(`${server.url}/health`)));
  expect(health.map(({ status }) => status)).toEqual([200, 200]);
  expect(servers[0]?.output()).not.toContain('password');
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  const store = await openLeads(location);
  onTestFinished(store.close);
  const stored = (await store.list()).map(({ values }) => String(values['firstName']));
  expect(stored.toSorted()).toEqual(keys.toSorted());
});

test('while the database is down, a lead gets 503, and health says so', async () => {
  const database = await startPostgres();
  onTestFinished(database.stop);
  await database.administer('CREATE DATABASE leads');
  const env = { LEADS_DATABASE_URL: database.urlOf('leads'), LEADS_PER_MINUTE: '0' };
  const server = await startServer((await temporarySite()).folder, env);
  await database.kill();
  const { status, headers } = await deliver(server.url, 'a1b2');
  expect([status, headers.get('Retry-After')]).toEqual([503, '10']);
  expect((await fetch(`${server.url}/health`)).status).toBe(503);
  await database.start();
  expect((await deliver(server.url, 'a1b2')).status).toBe(200);
  await server.end('SIGTERM');
  expect(server.output()).toContain('"code":"DATABASE_UNREACHABLE"');
});
