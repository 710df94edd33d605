import * as v from 'valibot';
import type { Advance, LeadLife } from '#machines/lead-life/advance.ts';
import { readEvent, type LeadLifeEvent } from '#machines/lead-life/lead-life.events.ts';
import { insertRows, marks, selectOn, type Run } from '#src/server/store/engine.ts';
import type { Status } from '#src/server/store/stored-lead.ts';

const storedEvent = v.object({ event: v.pipe(v.string(), v.parseJson(), v.transform(readEvent)) });

/** The events of a lead, oldest first; none of a deleted one. */
export async function eventsOf(run: Run, lead: number): Promise<readonly LeadLifeEvent[]> {
  const sql = 'SELECT event FROM life_events WHERE lead = ? ORDER BY id';
  return (await selectOn(run)(storedEvent, sql, [lead])).map(({ event }) => event);
}

/** The status that lists and messages show of a life. */
function statusOf(life: LeadLife): Status {
  if (life.matches('held')) return 'spam';
  if (life.matches('withdrawn')) return 'withdrawn';
  if (life.matches('closed')) return 'closed';
  if (life.matches({ running: 'accepted' })) return 'accepted';
  if (life.matches({ running: 'offered' })) return 'sent';
  return life.context.offers.length > 0 ? 'declined' : 'new';
}

/** Stores what events did to leads: the events, and the status and offers that result. */
export async function storeLives(
  run: Run,
  lives: readonly { readonly lead: number; readonly done: Advance }[],
): Promise<void> {
  await insertRows(
    run,
    'life_events (lead, event)',
    lives.flatMap(({ lead, done }) => done.events.map((event) => [lead, JSON.stringify(event)])),
  );
  await insertRows(
    run,
    'offers (lead, firm, state, since, until)',
    lives.flatMap(({ lead, done: { life } }) =>
      life.context.offers.map(({ firm, state, since, until }) => [lead, firm, state, since, until]),
    ),
    `ON CONFLICT (lead, firm) DO UPDATE
      SET state = excluded.state, since = excluded.since, until = excluded.until`,
  );
  const statuses = lives.map(({ lead, done }) => ({ lead, status: statusOf(done.life) }));
  for (const status of new Set(statuses.map((each) => each.status))) {
    const leads = statuses.filter((each) => each.status === status).map(({ lead }) => lead);
    await run(`UPDATE leads SET status = ? WHERE status <> ? AND id IN ${marks(leads)}`, [
      status,
      status,
      ...leads,
    ]);
  }
}
