import { describe, expect, onTestFinished, test } from 'vitest';
import type { Argument, Engine } from '#src/server/keep/engine.ts';
import { leadStoreOn, type LeadStore } from '#src/server/keep/lead-store.ts';
import { retry } from '#src/server/decide/messages.ts';
import { openEngine } from '#src/server/keep/open-engine.ts';
import { emptyDatabase, engines, type EngineName } from './engines.ts';

const leads = 20_000;

/** Fills a database with leads whose notifications were all sent but the last hundred of each state. */
async function filled(engineName: EngineName): Promise<Engine> {
  const engine = await openEngine(await emptyDatabase(engineName));
  onTestFinished(engine.close);
  const numbers = `WITH RECURSIVE numbers(n) AS
    (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${leads})`;
  await engine.run(
    `INSERT INTO leads (form, idempotency_key, reference, received_at, status, fields, email) ${numbers}
      SELECT 'quote', 'key' || n, '', '2026-11-21T00:00:00.000Z',
        CASE WHEN n > ${leads - 100} THEN 'new' ELSE 'sent' END, '{}', 'lead' || n FROM numbers`,
  );
  await engine.run(
    `INSERT INTO notifications (lead, channel, recipient, about, queued_at, due_at, state) ${numbers}
      SELECT n, 'webhook', '', 'lead', '', '2026-11-21T00:00:00.000Z', CASE WHEN n > ${leads - 100} THEN 'due'
        WHEN n > ${leads - 200} THEN 'failed' ELSE 'told' END FROM numbers`,
  );
  await engine.run('ANALYZE');
  return engine;
}

/** How a database finds the rows of a statement, a line for each table. */
async function planOf(
  name: EngineName,
  { run }: Engine,
  sql: string,
  args: readonly Argument[],
): Promise<string> {
  const { rows } = await run(`EXPLAIN ${name === 'PostgreSQL' ? '' : 'QUERY PLAN '}${sql}`, args);
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
}

const now = new Date('2026-11-22T00:00:00.000Z');

const questions: readonly (readonly [
  string,
  (store: LeadStore, engine: Engine) => Promise<unknown>,
  RegExp,
])[] = [
  [
    'claim',
    ({ notifications }) => notifications.claim('webhook', now, { lease: 1, pollInterval: 1 }),
    /notifications_due/,
  ],
  ['unconfirmed', ({ notifications }) => notifications.unconfirmed(), /notifications_failed/],
  ['retry', (_, engine) => retry(engine), /notifications_(?:due|failed)/],
  ['leads without a firm', (store) => store.withoutFirm(['quote']), /leads_new/],
  [
    'retry of a lead',
    (_, engine) => retry(engine, 19_850),
    /notifications_(?:failed|lead)|autoindex_notifications/,
  ],
  ['acknowledge', ({ notifications }) => notifications.acknowledge(), /notifications_failed/],
  [
    'backlog',
    ({ notifications }) => notifications.backlog(),
    /notifications_due[^]*notifications_failed|notifications_failed[^]*notifications_due/,
  ],
];

describe.each(engines)(
  'work in %s is found by index, not by reading every notification',
  (name) => {
    test.each(questions)('%s', async (_, ask, index) => {
      const engine = await filled(name);
      const plans: string[] = [];
      const run: Engine['run'] = async (sql, args = []) => {
        plans.push(await planOf(name, engine, sql, args));
        return engine.run(sql, args);
      };
      const planned: Engine = {
        ...engine,
        run,
        transaction: (work) => work({ run, lock: () => Promise.resolve() }),
      };
      await ask(leadStoreOn(planned), planned);
      expect(plans.join('\n')).toMatch(index);
      expect(plans.join('\n')).not.toMatch(/Seq Scan on notifications|^SCAN (?!.* USING )/m);
    });
  },
);
