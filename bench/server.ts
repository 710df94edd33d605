import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBenchServer } from './leads-server.ts';
import { median, printRequirements, requirement } from './site/figures.ts';
import { sendUnread } from './server-unread.ts';

/** The number of turns, and their length in milliseconds. */
const rounds = 5;
const roundTime = 2000;

/** The median of responses per second to GET / in an encoding, asked by a separate process. */
async function measureRate(port: number, encoding: string): Promise<void> {
  const args = [String(port), encoding, String(roundTime)];
  const command = ['--import', 'tsx', 'bench/server-load.ts', ...args];
  const rates: number[] = [];
  while (rates.length < rounds) {
    rates.push(Number((await promisify(execFile)(process.execPath, command)).stdout));
  }
  console.log(`GET / ${encoding}: ${median(rates).toFixed(0)} responses a second`);
}

/** Measures the server's responses per second on the built site, then its memory with unread ones. */
export async function benchServer(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  const server = await startBenchServer(`file:${join(folder, 'leads.db')}`);
  try {
    await measureRate(server.port, 'identity');
    await measureRate(server.port, 'gzip');
    console.log('6,800 requests on 4 connections, of which no response is read:');
    const longest = await sendUnread(server.port);
    printRequirements([
      requirement('MiB of memory of the server', server.memory(), 400),
      requirement('ms that another visitor waited', longest, 1000),
    ]);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
