import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseLocation, type DatabaseLocation } from '#src/server/keep/database-location.ts';
import { openEngine } from '#src/server/keep/open-engine.ts';
import { startPostgres } from '#tests/server/fixtures/postgres-server.ts';
import { benchCost } from './lead-cost.ts';
import { loadLeads } from './leads-load.ts';
import { startBenchServer, type BenchServer } from './leads-server.ts';

/** How long the bare loop inserts, and roughly how long each load runs, in milliseconds. */
const roundTime = 3000;

/** The submissions during which memory is watched, and how often it is read. */
const memoryLeads = 100_000;
const memoryReadings = 10;

/** The leads per second that one loop stores in the same database, each with its own commit. */
async function bareLoop(location: DatabaseLocation): Promise<number> {
  const { run, close } = await openEngine(location);
  const begun = performance.now();
  let stored = 0;
  while (performance.now() - begun < roundTime) {
    await run(
      `INSERT INTO leads (form, idempotency_key, received_at, fields, reference, email, status)
        VALUES ('bare', ?, ?, ?, '', '', 'new')`,
      [`${begun} ${stored}`, new Date().toISOString(), JSON.stringify({ email: 'a@b.nz' })],
    );
    stored += 1;
  }
  const seconds = (performance.now() - begun) / 1000;
  await close();
  return stored / seconds;
}

const whole = (number: number): string => number.toFixed(0);

async function benchConnections(location: DatabaseLocation, server: BenchServer): Promise<void> {
  for (const connections of [1, 10, 100]) {
    // The machine’s load varies, so the loop runs before and after.
    const before = await bareLoop(location);
    const expected = Math.max(1000, (before * roundTime) / 1000);
    const load = await loadLeads(server.port, connections, Math.round(expected));
    const bare = (before + (await bareLoop(location))) / 2;
    console.log(
      `${String(connections).padStart(3)} connections: ${whole(load.perSecond)} leads/s, median ${load.median.toFixed(1)} ms, 99th percentile ${load.percentile99.toFixed(1)} ms; bare loop ${whole(bare)}/s; ratio ${(load.perSecond / bare).toFixed(2)}`,
    );
  }
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

/** Compares the server with a bare loop on one database. */
async function benchOn(name: string, url: string): Promise<void> {
  console.log(`In ${name}:`);
  const location = parseLocation(url, 'the benchmark');
  const server = await startBenchServer(url);
  try {
    await benchConnections(location, server);
    if (location.file !== undefined) await benchMemory(server);
  } finally {
    await server.stop();
  }
}

/**
 * Compares durable submissions with a bare insert loop on the same database, in a file and in PostgreSQL; then
 * the cost of a lead by the size of the table, and the server's memory over many.
 */
export async function benchLeads(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  const postgres = await startPostgres();
  try {
    for (const name of ['leads', 'sized']) await postgres.administer(`CREATE DATABASE ${name}`);
    await benchCost('a file', `file:${join(folder, 'sized.db')}`);
    await benchCost('PostgreSQL', postgres.urlOf('sized'));
    await benchOn('PostgreSQL', postgres.urlOf('leads'));
    await benchOn('a file', `file:${join(folder, 'leads.db')}`);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
