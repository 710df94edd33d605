import { faults } from './faults.ts';
import { inFolder } from './in-folder.ts';
import { killRepeatedly, type KillReport } from './kills.ts';

const printKills = (report: KillReport, seconds: number): string =>
  [
    `${report.kills} kills in ${seconds.toFixed(0)} s: ${report.acknowledged} leads acknowledged, ${report.stored} stored.`,
    `${report.retried} leads needed more than one request (${report.cut} cut off, ${report.unavailable} with a 503).`,
    `${report.lost} lost, ${report.doubled} stored twice, ${report.unknown} stored but never acknowledged.`,
  ].join('\n');

const isPerfect = ({ lost, doubled, unknown }: KillReport): boolean =>
  lost === 0 && doubled === 0 && unknown === 0;

/**
 * Breaks the lead store in every known way, and prints the results. Rejects with a sentence when a
 * lead is lost, doubled or made up.
 */
export async function chaosLeads(kills: number, seed: string): Promise<void> {
  const begun = performance.now();
  console.log(`Killing the server ${kills} times under load; seed ${seed}.`);
  const report = await inFolder((folder) => killRepeatedly(folder, kills, seed));
  console.log(printKills(report, (performance.now() - begun) / 1000));
  const broken: string[] = [];
  for (const { name, run } of faults) {
    const { outcome, output, whole } = await inFolder(run);
    console.log(
      `\nWhen ${name}: ${outcome ?? 'no start'}. “${output}” ${whole ? 'Nothing lost.' : 'NOT WHOLE.'}`,
    );
    if (!whole) broken.push(name);
  }
  if (!isPerfect(report)) throw new Error(`The kills cost leads; run again with --seed ${seed}.`);
  if (broken.length > 0) throw new Error(`Not whole afterwards: ${broken.join('; ')}.`);
}
