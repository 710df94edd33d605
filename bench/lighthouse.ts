import { execFile, execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findWholeBrowser } from '#src/browser/find-browser.ts';
import { serveCityLookup } from './site/city-lookup.ts';
import { installPeer } from './site/install-peer.ts';
import { serveSite } from './site/serve.ts';

const run = promisify(execFile);

/** One route of each kind: what is wrong on one is wrong on all of its kind. */
const routes = [
  '/',
  '/quote',
  '/hamilton',
  '/small-business-tax',
  '/blog',
  '/blog/tax-deductions-guide-nz',
  '/contact',
  '/near-me',
  '/tax-faq',
  '/tax-calculator',
  '/gst-calculator',
  '/privacy',
];

/** How often speed is measured; its median counts. The rest is judged once, for it does not vary. */
const rounds = 3;

const score = v.nullable(v.number());
const reportSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(v.string(), v.object({ score })),
  audits: v.record(
    v.string(),
    v.object({ title: v.string(), score, scoreDisplayMode: v.string() }),
  ),
});

type Report = v.InferOutput<typeof reportSchema>;

/** Audits a page; once more where Lighthouse says of its own run that it is not valid. */
async function audit(
  peer: string,
  address: string,
  categories: string,
  tries = 2,
): Promise<Report> {
  const output = join(peer, 'report.json');
  await rm(output, { force: true });
  const audited = run(
    process.execPath,
    [
      join(peer, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${categories}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: findWholeBrowser().path } },
  );
  await audited.catch(() => undefined); // What went wrong stands in the report.
  const report = v.parse(reportSchema, JSON.parse(await readFile(output, 'utf8')));
  if (report.runtimeError === undefined) return report;
  console.error(`${address}: ${report.runtimeError.message}`);
  return tries > 1 ? audit(peer, address, categories, tries - 1) : report;
}

const points = (report: Report | undefined, category: string): number =>
  Math.round((report?.categories[category]?.score ?? 0) * 100);

/** What cost a page points outside of speed. */
const faultsOf = ({ audits }: Report): readonly string[] =>
  Object.values(audits)
    .filter((found) => found.scoreDisplayMode === 'binary' && found.score === 0)
    .map(({ title }) => title);

/** Builds the site, audits it as a phone sees it, and prints the points of each kind of route. */
export async function benchLighthouse(): Promise<void> {
  const peer = installPeer('lighthouse');
  if (peer === null) return;
  const dist = join(peer, 'site');
  execFileSync('npx', ['tsx', 'src/build/build.ts'], {
    stdio: 'inherit',
    env: { ...process.env, GEOLOCATION_URL: await serveCityLookup('Napier'), OUT_DIR: dist },
  });
  const { origin, server } = await serveSite(dist);
  const short: string[] = [];
  console.log('Lighthouse, mobile: accessibility, best practices, SEO, speed (median of three)\n');
  for (const route of routes) {
    const address = origin + route;
    const judged = await audit(peer, address, 'accessibility,best-practices,seo');
    const speeds: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      speeds.push(points(await audit(peer, address, 'performance'), 'performance'));
    }
    const speed = speeds.toSorted((a, b) => a - b)[1] ?? 0;
    const others = ['accessibility', 'best-practices', 'seo'].map((name) => points(judged, name));
    const met = speed >= 99 && others.every((each) => each === 100);
    if (!met) short.push(route);
    const figures = [...others, speed].map((each) => String(each).padStart(4)).join('');
    console.log(`${met ? 'met    ' : 'NOT MET'} ${figures}  ${route} (speed ${speeds.join(', ')})`);
    for (const fault of faultsOf(judged)) console.log(`             ${fault}`);
  }
  server.close();
  console.log(
    `\n${routes.length - short.length} of ${routes.length} kinds of route have 100, 100, 100 and at least 99.`,
  );
}
