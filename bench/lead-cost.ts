import { parseLocation } from '#src/server/keep/database-location.ts';
import type { Engine } from '#src/server/keep/engine.ts';
import { leadsOn, type Leads } from '#src/server/decide/open-leads.ts';
import { openEngine } from '#src/server/keep/open-engine.ts';

/** How many leads are in the table before each measurement. */
const sizes = [0, 30_000, 300_000];

const measured = 300;

/** How much more a lead may cost in the largest table than in an empty one. */
const allowed = 1.2;

const filledAtOnce = 10_000;

/** Adds leads whose notifications were sent, under numbers that no other lead gets. */
async function fillTo(run: Engine['run'], from: number, to: number): Promise<void> {
  const time = '2026-11-21T00:00:00.000Z';
  for (let start = from; start < to; start += filledAtOnce) {
    const numbers = `WITH RECURSIVE numbers(n) AS
      (SELECT ${start + 1} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${start + filledAtOnce})`;
    await run(
      `INSERT INTO leads (id, form, idempotency_key, reference, received_at, status, fields, email) ${numbers}
        SELECT -n, 'filled', 'filled ' || n, '', '${time}', 'sent', '{}', 'lead' || n FROM numbers`,
    );
    // PostgreSQL keeps a plan for the foreign key from when the table was small.
    await run('ANALYZE');
    await run(
      `INSERT INTO notifications (lead, channel, recipient, about, state, queued_at, due_at) ${numbers}
        SELECT -n, 'webhook', '', 'lead', 'told', '${time}', '${time}' FROM numbers`,
    );
  }
}

const policy = { lease: 60_000, pollInterval: 1000 };

/** Stores a lead, claims its notification and saves that it was sent. */
async function storeAndSend({ save, notifications }: Leads, key: string): Promise<void> {
  const values = { email: `${key}@example.co.nz` };
  await save({ form: 'quote', idempotencyKey: key, receivedAt: new Date(), values });
  const claim = await notifications.claim('webhook', new Date(Date.now() + 1000), policy);
  const sent = claim.kind === 'due' && (await notifications.read(claim.attempt.id));
  if (!sent) throw new Error('The lead has no notification that is due.');
  await notifications.save(sent, { state: 'told' }, new Date());
}

/** Measures a lead's cost by the size of the table. Rejects if it grows with the table. */
export async function benchCost(name: string, url: string): Promise<void> {
  const engine = await openEngine(parseLocation(url, 'the benchmark'));
  const store = leadsOn(engine);
  await store.storeRecipients([{ channel: 'webhook', recipient: '' }]);
  const costs: number[] = [];
  try {
    for (const [index, size] of sizes.entries()) {
      await fillTo(engine.run, sizes[index - 1] ?? 0, size);
      await engine.run('ANALYZE');
      const times: number[] = [];
      for (let count = 0; count < measured; count += 1) {
        const begun = performance.now();
        await storeAndSend(store, `${size}-${count}`);
        times.push(performance.now() - begun);
      }
      // The fastest tenth: the machine has other work.
      const cost = times.toSorted((a, b) => a - b)[measured / 10] ?? NaN;
      costs.push(cost);
      console.log(`In ${name}, beside ${size} leads: ${cost.toFixed(2)} ms a lead`);
    }
  } finally {
    await store.close();
  }
  if (costs.some((cost) => cost > (costs[0] ?? 0) * allowed)) {
    throw new Error(`In ${name} a lead costs more in a larger table.`);
  }
}
