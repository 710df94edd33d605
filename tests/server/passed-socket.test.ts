import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import * as v from 'valibot';
import { commandFor } from '#tests/program.ts';
import { listenAnywhere } from './fixtures/free-port.ts';
import { temporarySite } from './fixtures/temporary-store.ts';

/** The number of a listening socket's file, which Node keeps to itself. */
const withNumber = v.pipe(
  v.object({ _handle: v.object({ fd: v.number() }) }),
  v.transform(({ _handle: { fd } }) => fd),
);

/** Keeps the socket, file 3, as systemd does, and starts a server on it for each line that it reads. */
const keeper = `while read -r line; do sh -c 'LISTEN_PID=$$ exec "$0" "$1"' "$0" "$1" & echo "$!"; done`;

test('refuses no connection during a restart on a socket that systemd keeps', async () => {
  const { folder } = await temporarySite();
  const socket = createServer();
  const port = await listenAnywhere(socket);
  const fd = v.parse(withNumber, socket);
  const child = spawn('sh', ['-c', keeper, ...(await commandFor('src/server/main.ts'))], {
    cwd: folder,
    env: { PATH: process.env['PATH'], LISTEN_FDS: '1', PORT: '1' },
    stdio: ['pipe', 'pipe', 'inherit', fd],
  });
  socket.close();
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('The shell has no pipes.');
  const lines = createInterface(stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);
  const quote = async () => (await fetch(`http://localhost:${port}/quote`)).status;
  const start = async (): Promise<number> => {
    stdin.write('start\n');
    return Number(await next());
  };
  const first = await start();
  expect(await next()).toContain('Waymark is on');
  expect(await quote()).toBe(200);
  process.kill(first, 'SIGTERM');
  expect(await next()).toContain('Waymark has stopped');
  const waiting = quote();
  const second = await start();
  onTestFinished(() => void process.kill(second, 'SIGKILL'));
  expect(await waiting).toBe(200);
  stdin.end();
  await once(stdin, 'close');
});
