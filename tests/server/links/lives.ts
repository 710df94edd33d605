import { advance, lifeOf } from '#machines/lead-life/advance.ts';
import type { LeadLifeEvent } from '#machines/lead-life/lead-life.events.ts';
import { wantedOf } from '#machines/lead-life/wanted.ts';
import { quoteForm } from '#content/forms/quote.ts';
import type { LeadLives } from '#src/server/life/lives.ts';
import type { StoredLead } from '#src/server/store/stored-lead.ts';

export const receivedAt = '2026-11-23T21:00:00.000Z';

/** The lives of one lead, in memory, offered to these firms. */
export function livesOf(stored: StoredLead, firms: readonly string[]) {
  let lead = stored;
  const events: LeadLifeEvent[] = [];
  const send = (event: LeadLifeEvent): boolean => {
    const done = advance(lifeOf(events), event, []).events;
    events.push(...done);
    return done.length > 0;
  };
  send({
    type: 'LEAD.RECEIVE',
    at: receivedAt,
    isSpam: false,
    wanted: wantedOf(quoteForm, lead.values),
  });
  for (const firm of firms) send({ type: 'LEAD.ASSIGN', at: receivedAt, by: 'mere', firm });
  const lives: LeadLives = {
    follow: async (id) => {
      if (id !== lead.id) return undefined;
      const life = lifeOf(events);
      const ended = (['withdrawn', 'closed'] as const).find((state) => life.matches(state));
      const accepted = events.flatMap((event) =>
        event.type === 'OFFER.ACCEPT' ? [[event.firm, event.at] as const] : [],
      );
      const { offers } = life.context;
      return { lead, offers, state: ended ?? 'running', detailsSince: new Map(accepted) };
    },
    send: async (_, event) => send(event),
    correct: async (_, values, by, at) => {
      lead = { ...lead, values };
      return send({ type: 'LEAD.CORRECT', by, at: at.toISOString(), fields: Object.keys(values) });
    },
  };
  return { lives, events, values: () => lead.values };
}
