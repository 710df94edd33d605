import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openLeads } from '#src/server/decide/open-leads.ts';
import { parseLocation } from '#src/server/keep/database-location.ts';

export interface BenchServer {
  readonly port: number;
  /** The server’s memory, in MiB. */
  readonly memory: () => number;
  readonly stop: () => Promise<unknown>;
}

/**
 * The maximum memory, in MiB, of the server’s long-lived objects. Without a limit Node collects
 * garbage late, which looks like a leak.
 */
const heapLimit = 64;

/** Starts the real server with the built site in dist/, an empty database and no limit of forms. */
export async function startBenchServer(url: string): Promise<BenchServer> {
  await (await openLeads(parseLocation(url, 'the benchmark'))).close();
  const args = [`--max-old-space-size=${heapLimit}`, '--import', 'tsx', 'src/server/main.ts'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', LEADS_PER_MINUTE: '0', LEADS_DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = await Promise.race([once(child.stdout, 'data'), exited.then(() => [''])]);
  const port = /http:\/\/localhost:(\d+)/.exec(String(line))?.[1];
  if (port === undefined) throw new Error('The server did not start. Run npm run build first.');
  // Reads and discards its log, like a log collector.
  child.stdout.resume();
  const pid = String(child.pid);
  return {
    port: Number(port),
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', pid]).toString()) / 1024,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
