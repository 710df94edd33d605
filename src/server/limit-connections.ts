import type { Server } from 'node:http';
import type { Log } from './log.ts';
import { optionalFile } from './optional-file.ts';

/** Open files other than visitors' connections: the database, logs and deliveries. */
const reserved = 64;

/** The most connections, at some 22 KB each for a client that does not read. */
const mostConnections = 4096;

/** How many files this process may have open; NaN except on Linux. */
const openFileLimit = (): number =>
  Number(/^Max open files +(\d+)/m.exec(optionalFile('/proc/self/limits') ?? '')?.[1]);

/** Drops connections beyond a limit, and logs how many each second. Node alone is silent. */
export function limitConnections(server: Server, log: Log, limit = openFileLimit()): void {
  const files = Number.isNaN(limit) ? mostConnections : Math.max(limit - reserved, 1);
  server.maxConnections = Math.min(files, mostConnections);
  let dropped = 0;
  server.on('drop', () => {
    dropped += 1;
    if (dropped > 1) return;
    setTimeout(() => {
      log.warning('dropped connections: too many are open', { dropped });
      dropped = 0;
    }, 1000).unref();
  });
}
