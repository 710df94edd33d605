import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { runCommand } from './command.ts';
import { listen } from './listen.ts';
import { parsePort } from './port.ts';
import { databaseLocation, printableUrl } from './store/database-location.ts';
import { openLeadStore } from './store/open-lead-store.ts';

const distDir = 'dist';

/** Starts the site. Settings: PORT, LEADS_DATABASE_URL, LEADS_DATABASE_AUTH_TOKEN. */
await runCommand(async () => {
  const port = parsePort(process.env['PORT']);
  const location = databaseLocation(process.env);
  await access(join(distDir, 'index.html')).catch(() => {
    throw new Error('There is no built site in dist. Run npm run build first.');
  });
  const store = await openLeadStore(location);
  try {
    const server = await listen(createApp({ store, distDir }), port);
    console.log(
      `Waymark is on http://localhost:${server.port}; leads go to ${printableUrl(location)}`,
    );
    await server.closed;
  } finally {
    store.close();
  }
});
