import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Peer {
  readonly port: number;
  readonly stop: () => Promise<unknown>;
}

/** Starts another server: a file in this folder that prints its URL. */
export async function startPeer(file: string, args: readonly string[] = []): Promise<Peer> {
  const command = ['--import', 'tsx', `bench/${file}`, ...args];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const [line] = await Promise.race([once(child.stdout, 'data'), exited.then(() => [''])]);
  const port = /"port":(\d+)/.exec(String(line))?.[1];
  if (port === undefined) throw new Error(`bench/${file} did not start.`);
  return { port: Number(port), stop: () => (child.kill('SIGTERM'), exited) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** One worker, as our server is one process. It sends the build’s gzip files. */
const configuration = (folder: string, port: number): string => `
worker_processes 1;
daemon off;
user root;
error_log ${folder}/error.log;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  keepalive_requests 100000000;
  server { listen 127.0.0.1:${port}; root ${resolve('dist')}; }
}
`;

/** Starts nginx on the built site. Returns undefined if it is not installed. */
export async function startNginx(folder: string): Promise<Peer | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port));
  const child = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', file], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  for (let tries = 0; tries < 100; tries += 1) {
    const hasResponse = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (hasResponse) return { port, stop: () => (child.kill('SIGTERM'), exited) };
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error('nginx did not start.');
}
