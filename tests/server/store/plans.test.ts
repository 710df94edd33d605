import { describe, expect, onTestFinished, test } from 'vitest';
import type { Argument, Engine } from '#src/server/store/engine.ts';
import { notificationQueue, type NotificationQueue } from '#src/server/store/notification-queue.ts';
import { openEngine } from '#src/server/store/open-lead-store.ts';
import { emptyDatabase, engines, type EngineName } from './engines.ts';

const leads = 20_000;

/** Fills a database with leads whose notifications were all sent but the last hundred of each state. */
async function filled(engineName: EngineName): Promise<Engine> {
  const engine = await openEngine(await emptyDatabase(engineName));
  onTestFinished(engine.close);
  const numbers = `WITH RECURSIVE numbers(n) AS
    (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${leads})`;
  await engine.run(
    `INSERT INTO leads (form, received_at, fields, email) ${numbers}
      SELECT 'quote', '2026-11-21T00:00:00.000Z', '{}', 'lead' || n FROM numbers`,
  );
  await engine.run(
    `INSERT INTO notifications (lead, channel, due_at, state) ${numbers}
      SELECT n, 'webhook', '2026-11-21T00:00:00.000Z', CASE WHEN n > ${leads - 100} THEN 'due'
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
  (queue: NotificationQueue) => Promise<unknown>,
  RegExp,
])[] = [
  [
    'claim',
    (queue) => queue.claim('webhook', now, { lease: 1, pollInterval: 1 }),
    /notifications_due/,
  ],
  ['unconfirmed', (queue) => queue.unconfirmed(), /notifications_failed/],
  ['retry', (queue) => queue.retry(), /notifications_due[^]*notifications_failed/],
  ['retry of a lead', (queue) => queue.retry(19_850), /notifications_failed|notifications_lead/],
  ['acknowledge', (queue) => queue.acknowledge(), /notifications_failed/],
  [
    'backlog',
    (queue) => queue.backlog(),
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
      await ask(notificationQueue({ ...engine, run }));
      expect(plans.join('\n')).toMatch(index);
      expect(plans.join('\n')).not.toMatch(/Seq Scan on notifications|^SCAN (?!.* USING )/m);
    });
  },
);
