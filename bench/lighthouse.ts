import { execFile, execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { pagePaths } from '#tests/site/page-weight.ts';
import { findWholeBrowser } from '#e2e/browser/find-browser.ts';
import { serveCityLookup } from './site/city-lookup.ts';
import { installPeer } from './site/install-peer.ts';
import { serveSite } from './site/serve.ts';
import { median } from './site/table.ts';

const run = promisify(execFile);

/** Categories that are audited once, since they do not vary. */
const steady = ['accessibility', 'best-practices', 'seo'];

/** The number of speed measurements; their median counts. */
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

/** Audits a page; again if Lighthouse calls its own run invalid. */
async function audit(
  peer: string,
  address: string,
  options: readonly string[],
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
      ...options,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: findWholeBrowser().path } },
  );
  await audited.catch(() => undefined); // The report says what went wrong.
  const report = v.parse(reportSchema, JSON.parse(await readFile(output, 'utf8')));
  if (report.runtimeError === undefined) return report;
  console.error(`${address}: ${report.runtimeError.message}`);
  return tries > 1 ? audit(peer, address, options, tries - 1) : report;
}

const points = (report: Report, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** The failed audits of a page, except for speed. */
const faultsOf = ({ audits }: Report): readonly string[] =>
  Object.values(audits)
    .filter((found) => found.scoreDisplayMode === 'binary' && found.score === 0)
    .map(({ title }) => title);

interface Audited {
  /** Whether the page is noindex on purpose, like a sample or a thank-you. */
  readonly unlisted: boolean;
  /** Accessibility, best practices and SEO. */
  readonly others: readonly number[];
  readonly speeds: readonly number[];
  readonly faults: readonly string[];
}

/** Audits a page fully, then only its speed until that was measured often enough. */
async function auditPage(peer: string, address: string): Promise<Audited> {
  const served = await (await fetch(address)).text();
  const unlisted = served.includes('name="robots" content="noindex"');
  const whole = await audit(peer, address, [
    `--only-categories=${[...steady, 'performance'].join()}`,
    ...(unlisted ? ['--skip-audits=is-crawlable'] : []),
  ]);
  const reports = [whole];
  while (reports.length < rounds) {
    reports.push(await audit(peer, address, ['--only-categories=performance']));
  }
  return {
    unlisted,
    others: steady.map((name) => points(whole, name)),
    speeds: reports.map((report) => points(report, 'performance')),
    faults: faultsOf(whole),
  };
}

/** Builds the site, audits every page on a phone, and prints its scores. */
export async function benchLighthouse(): Promise<void> {
  const peer = installPeer('lighthouse');
  if (peer === null) return;
  const dist = join(peer, 'site');
  execFileSync(process.execPath, ['--import', 'tsx', 'src/build/build.ts'], {
    stdio: 'inherit',
    env: { ...process.env, GEOLOCATION_URL: await serveCityLookup('Napier'), OUT_DIR: dist },
  });
  const { origin, server } = await serveSite(dist);
  const paths = pagePaths(dist);
  const short: string[] = [];
  console.log('Lighthouse, mobile: accessibility, best practices, SEO, speed (median of three)\n');
  for (const path of paths) {
    const { unlisted, others, speeds, faults } = await auditPage(peer, origin + path);
    const speed = median(speeds);
    const met = speed >= 99 && others.every((each) => each === 100);
    if (!met) short.push(path);
    const figures = [...others, speed].map((each) => String(each).padStart(4)).join('');
    const note = `speed ${speeds.join(', ')}${unlisted ? '; not to be indexed' : ''}`;
    console.log(`${met ? 'met    ' : 'NOT MET'} ${figures}  ${path} (${note})`);
    for (const fault of faults) console.log(`             ${fault}`);
  }
  server.close();
  console.log(
    `\n${paths.length - short.length} of ${paths.length} pages have 100, 100, 100 and at least 99.`,
  );
}
