import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#src/server/store/database.ts';
import { loadLeads } from './leads-load.ts';
import { startBenchServer, type BenchServer } from './leads-server.ts';

/** How long the bare loop inserts, and roughly how long each load runs, in milliseconds. */
const roundTime = 3000;

/** The submissions during which memory is watched, and how often it is read. */
const memoryLeads = 100_000;
const memoryReadings = 10;

/** The share of the bare loop’s speed that the server must reach at 100 connections. */
const required = 0.5;

/** The leads per second that one loop stores in the same database, each with its own commit. */
async function bareLoop(file: string): Promise<number> {
  const client = await openDatabase(file);
  const begun = performance.now();
  let stored = 0;
  while (performance.now() - begun < roundTime) {
    await client.execute({
      sql: `INSERT INTO leads (form, idempotency_key, received_at, fields) VALUES ('bare', ?, ?, ?)`,
      args: [`${begun} ${stored}`, new Date().toISOString(), JSON.stringify({ email: 'a@b.nz' })],
    });
    stored += 1;
  }
  client.close();
  return (stored / (performance.now() - begun)) * 1000;
}

const whole = (number: number): string => number.toFixed(0);

async function benchConnections(file: string, server: BenchServer): Promise<number> {
  let ratio = 0;
  for (const connections of [1, 10, 100]) {
    // The machine’s load varies, so the loop runs before and after.
    const before = await bareLoop(file);
    const expected = Math.max(1000, (before * roundTime) / 1000);
    const load = await loadLeads(server.port, connections, Math.round(expected));
    const bare = (before + (await bareLoop(file))) / 2;
    ratio = load.perSecond / bare;
    console.log(
      `${String(connections).padStart(3)} connections: ${whole(load.perSecond)} leads/s, median ${load.median.toFixed(1)} ms, 99th percentile ${load.percentile99.toFixed(1)} ms; bare loop ${whole(bare)}/s; ratio ${ratio.toFixed(2)}`,
    );
  }
  return ratio;
}

async function benchMemory(server: BenchServer): Promise<void> {
  const readings: string[] = [];
  for (let reading = 0; reading < memoryReadings; reading += 1) {
    await loadLeads(server.port, 100, memoryLeads / memoryReadings);
    readings.push(whole(server.memory()));
  }
  console.log(
    `Memory in MiB after each ${memoryLeads / memoryReadings} of ${memoryLeads} submissions: ${readings.join(', ')}`,
  );
}

/**
 * Compares durable submissions with a bare insert loop on the same database, then measures the
 * server’s memory over many. Rejects if the server is too slow.
 */
export async function benchLeads(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  const file = join(folder, 'leads.db');
  const server = await startBenchServer(file);
  try {
    const ratio = await benchConnections(file, server);
    await benchMemory(server);
    if (ratio < required) {
      throw new Error(
        `At 100 connections the server has ${ratio.toFixed(2)} of the bare loop's speed; ${required} is required.`,
      );
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
