import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBenchServer } from './leads-server.ts';
import { median } from './site/table.ts';
import { startNginx, startPeer } from './server-peers.ts';
import { sendUnread } from './server-unread.ts';

/** The number of turns per server, and their length in milliseconds. */
const rounds = 5;
const roundTime = 2000;

const getConnections = 16;
const leadConnections = 100;

/** The server’s maximum memory in MiB, and another visitor’s maximum wait in milliseconds. */
const mostMemory = 400;
const longestWait = 1000;

interface Server {
  readonly name: string;
  readonly port: number;
  /** How many times its throughput Waymark must reach. */
  readonly required: number;
}

/** Responses per second to one kind of request, sent by a separate process. */
async function perSecond(port: number, what: 'identity' | 'gzip' | 'lead'): Promise<number> {
  const connections = what === 'lead' ? leadConnections : getConnections;
  const args = [String(port), what, String(connections), String(roundTime)];
  const command = ['--import', 'tsx', 'bench/server-load.ts', ...args];
  return Number((await promisify(execFile)(process.execPath, command)).stdout);
}

/** Measures all in turn and prints the medians. Returns a sentence for each missed one. */
async function compare(
  heading: string,
  servers: readonly Server[],
  what: 'identity' | 'gzip' | 'lead',
): Promise<readonly string[]> {
  const rates = servers.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { port }] of servers.entries()) {
      rates[index]?.push(await perSecond(port, what));
    }
  }
  const own = median(rates[0] ?? []);
  return servers.flatMap(({ name, required }, index) => {
    const rate = median(rates[index] ?? []);
    const ratio = own / rate;
    const asked = `Waymark is ${ratio.toFixed(2)} times that, ${required} required`;
    console.log(`${heading}: ${name} ${rate.toFixed(0)}/s${index === 0 ? '' : `; ${asked}`}`);
    return ratio >= required ? [] : [`${heading} is ${ratio.toFixed(2)} times ${name}`];
  });
}

/**
 * Compares the server with others in turn: GET / of the built site with sirv and, if installed,
 * nginx; POST / with a plain Node server. Then measures its memory with unread responses. Rejects
 * if a requirement is not met.
 */
export async function benchServer(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  const server = await startBenchServer(`file:${join(folder, 'leads.db')}`);
  const stops = [server.stop, () => rm(folder, { recursive: true, force: true })];
  const own = { name: 'Waymark', port: server.port, required: 1 };
  try {
    const sirvServer = await startPeer('server-sirv.ts');
    stops.unshift(sirvServer.stop);
    const sirv = { name: 'sirv', port: sirvServer.port, required: 1 };
    const plainServer = await startPeer('server-one-insert.ts', [join(folder, 'plain.db')]);
    stops.unshift(plainServer.stop);
    const plain = { name: 'one insert a request', port: plainServer.port, required: 3 };
    const nginxServer = await startNginx(folder);
    if (nginxServer === undefined) console.log('nginx is not installed: nothing is said about it.');
    else stops.unshift(nginxServer.stop);
    const nginx = nginxServer && { name: 'nginx', port: nginxServer.port, required: 0.5 };
    const files: readonly Server[] = [own, sirv, ...(nginx === undefined ? [] : [nginx])];
    const missed = [
      ...(await compare('GET / identity', files, 'identity')),
      ...(await compare('GET / gzip', files, 'gzip')),
      ...(await compare('POST /', [own, plain], 'lead')),
    ];
    const longest = await sendUnread(own.port);
    const memory = server.memory();
    console.log(
      `With 6,800 requests on 4 connections that read nothing: ${memory.toFixed(0)} MiB, ${mostMemory} allowed; another visitor waited ${longest.toFixed(0)} ms at most, ${longestWait} allowed`,
    );
    if (memory > mostMemory) missed.push(`the server takes ${memory.toFixed(0)} MiB`);
    if (longest > longestWait) missed.push(`a visitor waits ${longest.toFixed(0)} ms`);
    if (missed.length > 0) throw new Error(`Not met: ${missed.join('; ')}.`);
  } finally {
    for (const stop of stops) await stop();
  }
}
