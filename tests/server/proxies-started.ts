import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished } from 'vitest';
import { findProgram, installFromDebian } from '#e2e/browser/installed-program.ts';
import { freePort } from './fixtures/free-port.ts';
import { startServer } from './fixtures/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { temporarySite } from './fixtures/temporary-store.ts';

export const site = 'www.waymark.example';

interface Place {
  readonly folder: string;
  /** The host and port of the server behind it. */
  readonly server: string;
  readonly http: number;
  readonly https: number;
}

type Replacements = readonly (readonly [text: string, other: string])[];

/** A proxy of deploy/, and what differs where a test runs it. */
interface Proxy {
  readonly file: string;
  /** The name of its program, and of its package in Debian. */
  readonly program: string;
  readonly debian: string;
  readonly args: (file: string) => readonly string[];
  readonly replacements: (place: Place) => Replacements;
}

export const proxies = {
  nginx: {
    file: 'deploy/nginx.conf',
    program: 'nginx',
    debian: 'nginx-light',
    args: (file) => ['-g', 'daemon off;', '-c', file, '-e', 'stderr'],
    replacements: ({ folder, server, http, https }) => [
      // First: a free port may begin with the same digits.
      ['127.0.0.1:4173', server],
      ['user www-data;', `user ${userInfo().username};`],
      ['/run/nginx.pid', `${folder}/nginx.pid`],
      ['/var/log/nginx', folder],
      ['/etc/letsencrypt/live/www.waymark.example', folder],
      // A machine may be without IPv6.
      ['listen [::]:', 'listen 127.0.0.1:'],
      [':80 ', `:${http} `],
      [':443 ', `:${https} `],
      ['listen 80 ', `listen ${http} `],
      ['listen 443 ', `listen ${https} `],
      [
        'http {',
        `http {\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}`,
      ],
    ],
  },
  Caddy: {
    file: 'deploy/Caddyfile',
    program: 'caddy',
    debian: 'caddy',
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    replacements: ({ folder, server, http, https }) => [
      ['\tservers {', `\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tservers {`],
      [
        'waymark.example {',
        `waymark.example {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
      ],
      ['/var/log/caddy', folder],
      ['127.0.0.1:4173', server],
    ],
  },
} as const satisfies Readonly<Record<string, Proxy>>;

/** Replaces each text. Throws for one that is not there: the file has changed. */
const replaceAll = (whole: string, replacements: Replacements): string =>
  replacements.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The proxy's file does not contain "${from}".`);
    return changed.replaceAll(from, to);
  }, whole);

function programOf({ program, debian }: Proxy): string {
  const find = () => findProgram([program], [`/usr/sbin/${program}`]);
  let found = find();
  if (found === undefined) installFromDebian(debian);
  found ??= find();
  if (found !== undefined) return found;
  throw new Error(
    `No ${program} was found or could be installed, so nothing is known of its file; on Debian or Ubuntu, install ${debian}.`,
  );
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly host?: string;
  /** The visitor's address, one of this machine's. */
  readonly from?: string;
}

/** Starts a proxy with its file of deploy/ on free ports, in front of the server at a host and port. */
export async function startProxy(proxy: Proxy, server: string) {
  const program = programOf(proxy);
  const folder = await temporaryFolder();
  const selfSigned = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${site} -addext subjectAltName=DNS:${site},DNS:waymark.example`;
  await promisify(execFile)(
    'openssl',
    [...selfSigned.split(' '), '-keyout', 'privkey.pem', '-out', 'fullchain.pem'],
    { cwd: folder },
  );
  const ca = await readFile(join(folder, 'fullchain.pem'));
  const place = { folder, server, http: await freePort(), https: await freePort() };
  const file = join(folder, 'proxy.conf');
  const original = await readFile(proxy.file, 'utf8');
  await writeFile(file, replaceAll(original, proxy.replacements(place)));
  const child = spawn(program, proxy.args(file), {
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const printed = text(child.stderr);
  // A killed nginx would leave its workers.
  const stop = async (): Promise<string> => {
    child.kill('SIGTERM');
    await exited;
    return printed;
  };
  onTestFinished(async () => {
    await stop();
  });
  const accepts = () =>
    new Promise<boolean>((settle) => {
      const socket = connectPlain(place.https, '127.0.0.1');
      socket.once('error', () => settle(false));
      socket.once('connect', () => {
        socket.destroy();
        settle(true);
      });
    });
  await expect.poll(() => child.exitCode ?? accepts()).not.toBe(false);
  if (child.exitCode !== null) throw new Error(await printed);

  const connection = { host: '127.0.0.1', servername: site, ca };
  return {
    /** Sends a request through the proxy, over TLS unless the URL says http. */
    ask: async (path: string, asked: Asked = {}, scheme: 'https' | 'http' = 'https') => {
      const { method = 'GET', headers, body, host = site, from = '127.0.0.1' } = asked;
      const send = scheme === 'https' ? tlsRequest : plainRequest;
      const request = send({
        ...connection,
        servername: host,
        port: place[scheme],
        path,
        method,
        localAddress: from,
        headers: { Host: host, ...headers },
      });
      request.end(body);
      const [response] = await once(request, 'response');
      return {
        status: response.statusCode,
        headers: response.headers,
        body: await buffer(response),
      };
    },
    /** Stops it, and returns its log, with all else that it has written. */
    stopAndReadLogs: async (): Promise<string> => {
      const others = await stop();
      const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
      const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')));
      return [...texts, others].join('\n');
    },
  };
}

/** Starts the server on a small site, and a proxy in front. */
export async function startBoth(proxy: Proxy, env: Readonly<Record<string, string>> = {}) {
  const { folder, distDir } = await temporarySite();
  const script = join(distDir, 'assets/app-B1a2.js');
  const content = await readFile(script);
  await writeFile(`${script}.br`, brotliCompressSync(content));
  await writeFile(`${script}.gz`, gzipSync(content));
  const server = await startServer(folder, { TRUSTED_PROXIES: '1', ...env });
  const host = new URL(server.url).host.replace('localhost', '127.0.0.1');
  return { server, ...(await startProxy(proxy, host)) };
}
