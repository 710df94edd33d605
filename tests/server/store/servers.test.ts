import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openLeads } from '#src/server/decide/open-leads.ts';
import { failOverRepeatedly } from '#tests/server/chaos/failover.ts';
import { startLoad } from '#tests/server/chaos/load.ts';
import { buildSiteIn } from '#tests/server/fixtures/built-site.ts';
import { formBody } from '#tests/server/fixtures/lead.ts';
import { startPostgres } from '#tests/server/fixtures/postgres-server.ts';
import { startServer } from '#tests/server/fixtures/processes.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';
import { emptyDatabase } from './engines.ts';

const main = 'src/server/main.ts';

async function builtSite(): Promise<string> {
  const folder = await temporaryFolder();
  await buildSiteIn(folder);
  return folder;
}

const deliver = (url: string, key: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': key },
    body: formBody({ firstName: key }),
  });

test('two servers that start at once on one database store a lead once, whichever gets it', async () => {
  const folder = await builtSite();
  const location = await emptyDatabase('PostgreSQL');
  const env = { LEADS_DATABASE_URL: location.url, LEADS_PER_MINUTE: '0' };
  const servers = await Promise.all([
    startServer(main, folder, { env }),
    startServer(main, folder, { env }),
  ]);
  const keys = Array.from({ length: 40 }, (_, index) => `key-${index}`);
  const responses = await Promise.all(
    servers.flatMap((server) => keys.map((key) => deliver(server.url, key))),
  );
  expect(responses.map(({ status }) => status)).toEqual(keys.flatMap(() => [200, 200]));
  const health = await Promise.all(servers.map((server) => fetch(`${server.url}/health`)));
  expect(health.map(({ status }) => status)).toEqual([200, 200]);
  expect(servers[0]?.line).not.toContain('password');
  await Promise.all(servers.map((server) => server.stop('SIGTERM')));
  const store = await openLeads(location);
  onTestFinished(store.close);
  const stored = (await store.list()).map(({ values }) => String(values['firstName']));
  expect(stored.toSorted()).toEqual(keys.toSorted());
});

test('after the database was killed under load and is back, every acknowledged lead is there once', async () => {
  const database = await startPostgres();
  onTestFinished(database.stop);
  await database.administer('CREATE DATABASE leads');
  const env = { LEADS_DATABASE_URL: database.urlOf('leads'), LEADS_PER_MINUTE: '0' };
  const server = await startServer(main, await builtSite(), { env });
  const load = startLoad(server.url, 4);
  for (let kill = 0; kill < 2; kill += 1) {
    await pause(500);
    await database.kill();
    await database.start();
  }
  const { acknowledged } = await load.finish();
  await server.stop('SIGTERM');
  const store = await openLeads({ url: database.urlOf('leads'), file: undefined });
  onTestFinished(store.close);
  const stored = (await store.list()).map(({ values }) => String(values['email']));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(stored.toSorted()).toEqual([...acknowledged].toSorted());
});

test('while the database is down, a lead gets 503, and health says so', async () => {
  const database = await startPostgres();
  onTestFinished(database.stop);
  await database.administer('CREATE DATABASE leads');
  const env = { LEADS_DATABASE_URL: database.urlOf('leads'), LEADS_PER_MINUTE: '0' };
  const server = await startServer(main, await builtSite(), { env });
  await database.kill();
  const { status, headers } = await deliver(server.url, 'a1b2');
  expect([status, headers.get('Retry-After')]).toEqual([503, '10']);
  expect((await fetch(`${server.url}/health`)).status).toBe(503);
  await database.start();
  expect((await deliver(server.url, 'a1b2')).status).toBe(200);
  await server.stop('SIGTERM');
  expect(await server.stderr).toContain('"code":"DATABASE_UNREACHABLE"');
});

test('when a standby takes over under load, every lead is stored once and sent once to each recipient', async () => {
  const [report] = await failOverRepeatedly(1, 'waymark');
  expect(report).toMatchObject({
    lost: 0,
    doubled: 0,
    unknown: 0,
    untold: { webhook: 0, mail: 0 },
    sentTwice: { webhook: 0, mail: 0 },
  });
  expect(report?.acknowledged).toBeGreaterThan(0);
});
