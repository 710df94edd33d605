import { startPostgres } from '#tests/server/fixtures/postgres-server.ts';
import { inFolder } from './in-folder.ts';
import { liveLeads, type LifeReport } from './life-run.ts';

const list = new Intl.ListFormat('en-NZ');

/** How many stories of broken rules are printed. */
const printed = 3;

function print(engine: string, report: LifeReport, seconds: number): void {
  const { ends, mails, repeated, presses, kills, astray, broken } = report;
  const ended = Object.entries(ends).map(([status, count]) => `${count} ${status}`);
  console.log(
    [
      `In ${engine}, in ${seconds.toFixed(0)} s: ${list.format(ended)}.`,
      `${mails} mails, ${repeated} of them again under their id; ${presses} presses; ${kills} kills, each with a clock that jumps.`,
      `${astray.length} leads lost or stored twice, ${broken.length} that break a rule.`,
      ...broken.slice(0, printed),
    ].join('\n'),
  );
}

/** Lives leads on each engine, and prints counts. Rejects with a sentence if a lead is lost or breaks a rule. */
export async function chaosLife(leads: number, seed: string): Promise<void> {
  const postgres = await startPostgres({ settings: { fsync: 'off' } });
  let wrong = 0;
  try {
    await postgres.administer('CREATE DATABASE leads');
    for (const [engine, url] of [
      ['a file', undefined],
      ['PostgreSQL', postgres.urlOf('leads')],
    ] as const) {
      console.log(`Living ${leads} leads in ${engine} on two servers; seed ${seed}.`);
      const begun = performance.now();
      const report = await inFolder((folder) => liveLeads({ folder, url, leads, seed }));
      print(engine, report, (performance.now() - begun) / 1000);
      wrong += report.astray.length + report.broken.length;
    }
  } finally {
    await postgres.stop();
  }
  if (wrong > 0) throw new Error(`${wrong} leads went wrong; run again with --seed ${seed}.`);
}
