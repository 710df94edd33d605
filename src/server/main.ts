import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { runCommand } from './command.ts';
import { listen } from './listen.ts';
import { processLog } from './log.ts';
import { serverSettings } from './settings.ts';
import { databaseLocation, printableUrl } from './store/database-location.ts';
import { openLeadStore } from './store/open-lead-store.ts';
import { tellWatchdog } from './watchdog.ts';
import { watchClock } from './watch-clock.ts';

const distDir = 'dist';

/**
 * Starts the site. Settings: HOST, PORT, TRUSTED_PROXIES, PROXY_ADDRESSES, LEADS_PER_MINUTE,
 * ALLOWED_ORIGINS, LEADS_DATABASE_URL, LEADS_DATABASE_AUTH_TOKEN.
 */
await runCommand(async () => {
  const { port, host, ...settings } = serverSettings(process.env);
  const location = databaseLocation(process.env);
  await access(join(distDir, 'index.html')).catch(() => {
    throw new Error('There is no built site in dist. Run npm run build first.');
  });
  const store = await openLeadStore(location);
  try {
    const log = processLog;
    const now = watchClock(() => new Date(), await store.newest(), log);
    now();
    const app = createApp({ store, distDir, log, now, ...settings });
    const server = await listen(app, port, { host });
    tellWatchdog(process.env, log);
    log.info(`Waymark is on ${server.origin}; leads go to ${printableUrl(location)}`);
    await server.closed;
    log.info('Waymark has stopped');
  } finally {
    store.close();
  }
});
