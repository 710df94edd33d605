import { access, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Context } from 'hono';
import { defaultRetryPolicy, type RetryPolicy } from '#machines/lead-delivery/retry-policy.ts';
import { createApp } from './app.ts';
import { hoursSince, readBuildTime, warnOfAge } from './build-age.ts';
import { addressesOf, isFrom } from './client-address.ts';
import { dailyArgument, scheduleDaily, workDaily } from './daily.ts';
import { startDeliveries } from './deliveries/deliveries.ts';
import { notifiersOf, recipientsOf } from './deliveries/notifiers.ts';
import { deliverySettings } from './deliveries/settings.ts';
import { ignoring } from './errors.ts';
import type { LeadLives } from './life/lives.ts';
import { openLinks } from './links/open-links.ts';
import { offeredPartners } from './links/settings.ts';
import { listen } from './listen.ts';
import { processLog } from './log.ts';
import { countEvents } from './metrics.ts';
import { responseHeaders } from './response-headers.ts';
import { watchSigns } from './signs.ts';
import { serverSettings } from './settings.ts';
import { readStaticSite } from './static-site.ts';
import { databaseLocation, printableUrl } from './store/database-location.ts';
import { expectDatabase } from './store/first-start.ts';
import { isLost } from './store/file-guard.ts';
import type { LeadStore } from './store/lead-store.ts';
import { openLeadStore } from './store/open-lead-store.ts';
import { sweepTemporaryFolders } from './store/temporary-folder.ts';
import { watchClock } from './watch-clock.ts';
import { checkNode } from './node-version.ts';
import { notifyWatchdog } from './watchdog.ts';

/** How often, in milliseconds, the server checks that the database's files are its own. */
const fileCheckInterval = 1000;

const distDir = 'dist';

/** The file with the site's version. Its name hides it from visitors. */
const versionFile = join(distDir, '.version');

/**
 * Serves the site, as the environment sets it, until SIGTERM. Every `offerInterval` ms it ends the offers whose
 * time has passed. Rejects with a sentence if it cannot.
 */
export async function serve(
  env: NodeJS.ProcessEnv,
  policy: RetryPolicy = defaultRetryPolicy,
  offerInterval = 60_000,
): Promise<void> {
  if (process.argv[2] === dailyArgument) return workDaily(env);
  const { port, host, metricsNetworks, ...settings } = serverSettings(env);
  const { trustedProxies, proxyNetworks } = settings;
  const { log, totals, count } = countEvents(processLog);
  checkNode(log);
  const delivery = deliverySettings(env);
  const links = openLinks(env, distDir, log);
  const notifiers = notifiersOf(delivery, links?.addressOf);
  const location = databaseLocation(env);
  await access(join(distDir, 'index.html')).catch(() => {
    throw new Error('There is no built site in dist. Run npm run build first.');
  });
  if (location.file !== undefined) {
    await expectDatabase(location.file);
    await sweepTemporaryFolders(dirname(location.file)).catch(ignoring('ENOENT'));
  }
  const opened = await openLeadStore(location, recipientsOf(delivery), {
    // An offer without a link cannot be accepted.
    partners: links === undefined ? [] : offeredPartners(env),
    onTransition: (name) => count('waymark_lead_transitions_total', 'transition', name),
  });
  const queue = opened.notifications;
  await queue.endFarWaits(new Date());
  if (delivery.mail !== undefined) await queue.addressMail(delivery.mail.to);
  const deliveries = startDeliveries({ queue, notifiers, policy, log });
  try {
    if (notifiers.size === 0) {
      log.warning('lead notifications are off; set LEADS_WEBHOOK_URL or LEADS_SMTP_URL');
    }
    const save: LeadStore['save'] = (lead) => opened.save(lead).finally(deliveries.leadStored);
    const store = { ...opened, save };
    const now = watchClock(() => new Date(), (await store.count()).newest, log);
    now();
    const site = readStaticSite(distDir, responseHeaders(distDir, trustedProxies > 0));
    const proxies = { trustedProxies, proxyAddresses: addressesOf(proxyNetworks) };
    const readers = addressesOf(metricsNetworks);
    const isReader = (c: Context) => isFrom(c, proxies, readers);
    const builtAt = await readBuildTime(distDir);
    const watch = { signs: watchSigns(store, totals, location.file, builtAt), isReader };
    const version = await readFile(versionFile, 'utf8').catch(() => 'unknown');
    const lives: LeadLives = {
      follow: opened.lives.follow,
      send: (...happening) => opened.lives.send(...happening).finally(deliveries.leadStored),
      correct: (...change) => opened.lives.correct(...change).finally(deliveries.leadStored),
    };
    const app = createApp({
      watch,
      version,
      builtAt,
      store,
      site,
      distDir,
      log,
      now,
      ...settings,
      ...(links !== undefined && { links: { ...links, lives } }),
    });
    const server = await listen(app, port, { host, site, log });
    notifyWatchdog(env, log);
    const channels = [...notifiers.keys()].join(', ');
    log.info(`Waymark is on ${server.origin}; leads go to ${printableUrl(location)}`, {
      channels,
      ...(builtAt !== undefined && { buildAgeHours: hoursSince(builtAt) }),
    });
    if (builtAt !== undefined) warnOfAge(builtAt, log);
    scheduleDaily(log);
    const passTime = () =>
      opened.lives.passTime(now()).then(deliveries.leadStored, (error: unknown) => {
        log.error('could not end the offers whose time has passed', error);
      });
    setInterval(() => void passTime(), offerInterval).unref();
    let failure: unknown;
    const checkFiles = () =>
      store.count({ id: 0 }).catch((error: unknown) => {
        if (failure !== undefined || !isLost(error)) return;
        failure = error;
        server.stop();
      });
    setInterval(() => void checkFiles(), fileCheckInterval).unref();
    await server.closed;
    if (failure !== undefined) throw failure;
    log.info('Waymark has stopped');
  } finally {
    await deliveries.stop();
    await opened.close();
  }
}
