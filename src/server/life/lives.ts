import * as v from 'valibot';
import { advance, lifeOf, type Advance } from '#machines/lead-life/advance.ts';
import type { LeadLifeEvent } from '#machines/lead-life/lead-life.events.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import { hour } from '#src/server/durations.ts';
import { selectOn, type Engine, type Transaction } from '#src/server/store/engine.ts';
import { emailKey, notifyOf, type Recipient } from '#src/server/store/notify.ts';
import { leadColumns, matching, storedLead } from '#src/server/store/stored-lead.ts';
import { queueMails } from './queue-mails.ts';
import { sendWhole } from './begin-lives.ts';
import { namesOf, type LifeOptions } from './life-options.ts';
import { standingsOf } from './standings.ts';
import { eventsOf, storeLives } from './stored-life.ts';

/** When each firm received the whole lead, by slug. ISO 8601, UTC. */
const detailsSince = (events: readonly LeadLifeEvent[]): ReadonlyMap<string, string> =>
  new Map(
    events
      .flatMap((each) =>
        each.type === 'OFFER.ACCEPT' || (each.type === 'LEAD.ASSIGN' && each.hasDetails === true)
          ? [[each.firm, each.at] as const]
          : [],
      )
      .toReversed(),
  );

const fields = v.object({ fields: v.pipe(v.string(), v.parseJson(), v.looseObject({})) });

const changedFields = (before: Readonly<Record<string, unknown>>, after: Lead): readonly string[] =>
  Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** How many milliseconds the clocks of servers may differ. */
const tolerance = hour;

/** What the pages behind links need of lives. */
export type LeadLives = Pick<ReturnType<typeof livesOn>, 'follow' | 'send' | 'correct'>;

/** What the pages behind links show of a lead and its life. */
export type FollowedLead = NonNullable<Awaited<ReturnType<LeadLives['follow']>>>;

/** The lives of leads. Each event is stored with what follows from it and the mails about it, or not at all. */
export function livesOn(engine: Engine, { partners = [], onTransition = () => {} }: LifeOptions) {
  const { run, transaction, erase } = engine;

  /** Sends an event to a lead. Changes nothing, and returns no transitions, if it is too late or does not apply. */
  async function act(
    each: Transaction,
    lead: number,
    event: LeadLifeEvent,
    follow = (done: Advance): Advance => done,
  ): Promise<readonly string[]> {
    await each.lock(namesOf(lead));
    const life = lifeOf(await eventsOf(each.run, lead));
    const done = follow(advance(life, event, await standingsOf(each.run, partners, event.at)));
    if (done.events.length === 0) return [];
    await storeLives(each.run, [{ lead, done }]);
    await queueMails(each.run, lead, done.mails);
    return done.transitions;
  }

  async function acted(work: (each: Transaction) => Promise<readonly string[]>): Promise<boolean> {
    const taken = await transaction(work);
    taken.forEach(onTransition);
    return taken.length > 0;
  }

  const replaceValues = ({ run: set }: Transaction, lead: number, values: Lead) =>
    set('UPDATE leads SET fields = ?, email = ? WHERE id = ?', [
      JSON.stringify(values),
      emailKey(values['email']),
      lead,
    ]);

  return {
    /** False where a firm that is chosen gets the whole lead at once. */
    isOffering: partners.length > 0,
    /** What a firm or a visitor may follow; undefined for spam, and for a lead that was deleted. */
    follow: async (id: number) => {
      const [lead] = await selectOn(run)(storedLead, ...matching(leadColumns, { id }));
      if (lead === undefined) return undefined;
      const events = await eventsOf(run, id);
      const life = lifeOf(events);
      const ended = (['withdrawn', 'closed'] as const).find((each) => life.matches(each));
      return {
        lead,
        offers: life.context.offers,
        state: ended ?? ('running' as const),
        detailsSince: detailsSince(events),
      };
    },
    /** Sends an event to a lead. Changes nothing, and returns false, if it is too late or does not apply. */
    send: async (lead: number, event: LeadLifeEvent): Promise<boolean> => {
      const isTaken = await acted(async (each) => {
        const taken = await act(each, lead, event);
        // Its details are deleted with the event, beyond recovery.
        if (event.type === 'LEAD.WITHDRAW' && taken.length > 0) await replaceValues(each, lead, {});
        return taken;
      });
      if (event.type === 'LEAD.WITHDRAW' && isTaken) await erase();
      return isTaken;
    },
    /** Replaces a lead's values beyond recovery, and notifies those who have it. Returns false for one that has ended. */
    correct: async (lead: number, values: Lead, by: string, at: Date): Promise<boolean> => {
      const isTaken = await acted(async (each) => {
        const [found] = await selectOn(each.run)(fields, 'SELECT fields FROM leads WHERE id = ?', [
          lead,
        ]);
        const event = {
          type: 'LEAD.CORRECT',
          at: at.toISOString(),
          by,
          fields: changedFields(found?.fields ?? {}, values),
        } as const;
        const taken = await act(each, lead, event);
        if (taken.length > 0) await replaceValues(each, lead, values);
        return taken;
      });
      if (isTaken) await erase();
      return isTaken;
    },
    /** Takes a lead out of quarantine, and notifies its recipients. Returns false if it is not there. */
    restore: async (
      lead: number,
      recipients: readonly Recipient[],
      by: string,
      at: Date,
    ): Promise<boolean> =>
      acted(async (each) => {
        const event = { type: 'LEAD.RESTORE', at: at.toISOString(), by } as const;
        const taken = await act(each, lead, event, (done) =>
          partners.length > 0 ? done : sendWhole(done, recipients, event.at),
        );
        const [spam] = await selectOn(each.run)(
          v.object({ email: v.string(), receivedAt: v.string() }),
          'SELECT email, received_at AS "receivedAt" FROM leads WHERE id = ?',
          [lead],
        );
        if (spam === undefined || taken.length === 0) return [];
        await each.lock([spam.email]);
        await notifyOf(each, [{ id: lead, recipients, ...spam }]);
        return taken;
      }),
    /** Ends expired offers, and passes their leads on. Returns how many leads changed. */
    passTime: async (now: Date): Promise<number> => {
      const { rows } = await run(
        `SELECT DISTINCT lead FROM offers
          WHERE state = 'open' AND until IS NOT NULL AND (until < ? OR since > ?)`,
        [now.toISOString(), new Date(now.valueOf() + tolerance).toISOString()],
      );
      let changed = 0;
      for (const { lead } of rows) {
        const event = { type: 'TIME.PASS', at: now.toISOString() } as const;
        if (await acted((each) => act(each, Number(lead), event))) changed += 1;
      }
      return changed;
    },
    /** Pauses offers to a firm, or resumes them. */
    pause: async (firm: string, by: string, at: Date): Promise<void> => {
      await run(
        `INSERT INTO paused_firms (firm, paused_at, paused_by) VALUES (?, ?, ?)
          ON CONFLICT DO NOTHING`,
        [firm, at.toISOString(), by],
      );
    },
    /** The slugs of the firms that are paused. */
    paused: async (): Promise<readonly string[]> =>
      (await run('SELECT firm FROM paused_firms ORDER BY firm')).rows.map(({ firm }) =>
        String(firm),
      ),
    resume: async (firm: string): Promise<void> => {
      await run('DELETE FROM paused_firms WHERE firm = ?', [firm]);
    },
  };
}
