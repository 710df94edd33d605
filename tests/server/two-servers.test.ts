import { expect, onTestFinished, test } from 'vitest';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { formBody } from './fixtures/lead.ts';
import { startServer } from './fixtures/processes.ts';
import { remoteDatabase } from './fixtures/remote-database.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const keys = Array.from({ length: 40 }, (_, index) => `key-${index}`);

const deliver = (url: string, key: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': key },
    body: formBody({ firstName: key }),
  });

test('two servers on one remote database store a lead once, whichever gets it', async () => {
  const folder = await temporaryFolder();
  await buildSiteIn(folder);
  const { url, authToken } = await remoteDatabase();
  const env = {
    LEADS_DATABASE_URL: url,
    LEADS_DATABASE_AUTH_TOKEN: authToken,
    LEADS_PER_MINUTE: '0',
  };
  const main = 'src/server/main.ts';
  const servers = await Promise.all([
    startServer(main, folder, { env }),
    startServer(main, folder, { env }),
  ]);
  const responses = await Promise.all(
    servers.flatMap((server) => keys.map((key) => deliver(server.url, key))),
  );
  expect(responses.map(({ status }) => status)).toEqual(keys.flatMap(() => [200, 200]));
  const health = await Promise.all(servers.map((server) => fetch(`${server.url}/health`)));
  expect(health.map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all(servers.map((server) => server.stop('SIGTERM')));
  const store = await openLeadStore({ url, file: undefined, authToken });
  onTestFinished(() => store.close());
  const stored = (await store.list()).map(({ values }) => String(values['firstName']));
  expect(stored.toSorted()).toEqual(keys.toSorted());
});
