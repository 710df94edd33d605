import { createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { DeliveryError } from '#src/server/tell/notifier.ts';
import { freePort, listenAnywhere } from './fixtures/free-port.ts';
import { lead, notifyingServer, quick, untilSettled } from './fixtures/notifying-server.ts';
import { byMail } from './fixtures/receivers.ts';
import { watchedLog } from './fixtures/watched-log.ts';

/** Listens on a free port until the test ends. */
async function portOf(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  return listenAnywhere(server);
}

const thatHangsUp = () => portOf(createServer((socket) => socket.end()));

function withOldCertificate(): Promise<number> {
  const server = new SMTPServer({ secure: true, authOptional: true });
  server.on('error', () => {});
  return portOf(server.server);
}

test.each([
  ['that is not there', 'smtp', freePort, 'ECONNREFUSED'],
  ['that ends the connection', 'smtp', thatHangsUp, 'ECONNECTION'],
  ['with an old certificate', 'smtps', withOldCertificate, 'CERT_HAS_EXPIRED'],
])('logs the cause of mail that fails at a server %s', async (_, protocol, port, code) => {
  const log = watchedLog();
  const env = {
    ...byMail(`${protocol}://127.0.0.1:${await port()}`),
    LEADS_MAIL_TO: 'one@waymark.example',
    LEADS_CONFIRM: 'off',
  };
  const { store, deliveries } = await notifyingServer(env, { ...quick, maxAttempts: 1 }, log);
  await store.save(lead);
  deliveries.leadStored();
  await untilSettled(store);
  expect(log.warning).toHaveBeenCalledExactlyOnceWith(
    'notification failed for good',
    expect.objectContaining({ code }),
  );
});

test('an address where the kept words of a response end is left out whole', () => {
  const words = 'x'.repeat(190);
  const error = new DeliveryError('550', `${words} mere.kaui@post.example is unknown`);
  expect(error.response).toBe(`${words} (address)`);
});
