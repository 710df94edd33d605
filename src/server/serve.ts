import { access, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Context } from 'hono';
import { defaultRetryPolicy, type RetryPolicy } from '#machines/lead-delivery/retry-policy.ts';
import { createApp } from './app.ts';
import { addressesOf, isFrom } from './client-address.ts';
import { openLeads } from './decide/open-leads.ts';
import { codeOf, ignoring, messageOf } from './errors.ts';
import { printableUrl } from './keep/database-location.ts';
import { sweepTemporaryFolders } from './keep/temporary-folder.ts';
import { processLog as log } from './log.ts';
import { hoursSince, readBuildTime, warnOfAge } from './operate/build-age.ts';
import { dailyArgument, scheduleDaily, workDaily } from './operate/daily.ts';
import { notifyBy, serverSettings } from './settings.ts';
import { listen } from './site/listen.ts';
import { responseHeaders } from './site/response-headers.ts';
import { readStaticSite } from './site/static-site.ts';
import { startDeliveries } from './tell/deliveries.ts';
import { notifiersOf, recipientsOf } from './tell/tell.ts';

/** How often, in milliseconds, the server checks that no newer program has changed the database. */
const schemaInterval = 5000;

const distDir = 'dist';

/** The file with the site's version. Its name hides it from visitors. */
const versionFile = join(distDir, '.version');

/** Serves the site, as the environment sets it, until SIGTERM. Rejects with a sentence if it cannot. `program` does its daily work. */
export async function serve(
  env: NodeJS.ProcessEnv,
  policy: RetryPolicy = defaultRetryPolicy,
  program = process.argv[1] ?? '',
): Promise<void> {
  if (process.argv[2] === dailyArgument) return workDaily(env);
  const settings = serverSettings(env);
  const { port, host, location, trustedProxies, messagesADay } = settings;
  await access(join(distDir, 'index.html')).catch(() => {
    throw new Error('There is no built site in dist. Run npm run build first.');
  });
  if (location.file !== undefined) {
    if (!existsSync(location.file)) {
      throw new Error(
        `There is no database at ${location.file}. Put it back, restore a backup (npm run leads -- restore BACKUP), or make an empty one (npm run leads -- init).`,
      );
    }
    await sweepTemporaryFolders(dirname(location.file)).catch(ignoring('ENOENT'));
  }

  // keep, and what may happen to it.
  const opened = await openLeads(location);
  const notifiers = notifiersOf(settings);
  const unsendable = await opened
    .storeRecipients(recipientsOf(settings))
    .catch((cause: unknown) => {
      const sentence = `The lead store at ${printableUrl(location)} cannot be written: ${messageOf(cause)}.`;
      throw new Error(sentence, { cause });
    });
  if (unsendable > 0) {
    log.warning('messages have failed: their recipients are not in the settings any more', {
      messages: unsendable,
    });
  }
  if (notifiers.size === 0) log.warning(`lead notifications are off; set ${notifyBy}`);

  // tell.
  const queue = opened.notifications;
  const deliveries = startDeliveries({ queue, notifiers, policy, messagesADay, log });
  try {
    const save: typeof opened.save = (lead) => opened.save(lead).finally(deliveries.leadStored);
    const leads = { ...opened, save };

    // take, operate, site.
    const proxies = { trustedProxies, proxyAddresses: addressesOf(settings.proxyNetworks) };
    const readers = addressesOf(settings.metricsNetworks);
    const isReader = (c: Context) => isFrom(c, proxies, readers);
    const site = readStaticSite(distDir, responseHeaders(distDir, trustedProxies > 0));
    const builtAt = await readBuildTime(distDir);
    const version = await readFile(versionFile, 'utf8').catch(() => 'unknown');
    const metrics = { leads, file: location.file, builtAt, isReader };
    const app = createApp({ ...settings, leads, site, distDir, log, version, builtAt, metrics });
    const server = await listen(app, port, { host, site });
    log.info(`Waymark is on ${server.origin}; leads go to ${printableUrl(location)}`, {
      channels: [...notifiers.keys()].join(', '),
      ...(builtAt !== undefined && { buildAgeHours: hoursSince(builtAt) }),
    });
    if (builtAt !== undefined) warnOfAge(builtAt, log);
    scheduleDaily(log, program);
    let failure: unknown;
    const checkSchema = () =>
      leads.expectSchema().catch((error: unknown) => {
        if (codeOf(error) !== 'DATABASE_OTHER_VERSION') return;
        failure = error;
        server.stop();
      });
    setInterval(() => void checkSchema(), schemaInterval).unref();
    await server.closed;
    if (failure !== undefined) throw failure;
    log.info('Waymark has stopped');
  } finally {
    await deliveries.stop();
    await opened.close();
  }
}
