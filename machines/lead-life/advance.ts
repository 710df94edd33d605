import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { readEvent, readMails, type LeadLifeEvent, type Mail } from './lead-life.events.ts';
import { leadLifeMachine } from './lead-life.machine.ts';
import { nextFirms, type FirmStanding } from './rules.ts';

/** The current snapshot of a lead's life. */
export type LeadLife = SnapshotFrom<typeof leadLifeMachine>;

/** The result of an event in a life. */
export interface Advance {
  readonly life: LeadLife;
  /** What to store: the event and those that followed from it; nothing if it came too late. */
  readonly events: readonly LeadLifeEvent[];
  readonly mails: readonly Mail[];
  /** The transitions that it took, by name. */
  readonly transitions: readonly string[];
}

export const [unbornLife] = initialTransition(leadLifeMachine);

/** Names the transitions that an event takes as the lab does: source, event and index, such as 'lead-life.held|LEAD.RESTORE|0'. */
export const transitionsBy = (life: LeadLife, event: LeadLifeEvent): readonly string[] =>
  leadLifeMachine.getTransitionData(life, event).map((taken) => {
    const { source, eventType } = taken;
    return `${source.id}|${eventType}|${source.transitions.get(eventType)?.indexOf(taken)}`;
  });

export const lifeAfter = (life: LeadLife, event: LeadLifeEvent): LeadLife =>
  transition(leadLifeMachine, life, event)[0];

/** Rebuilds a life from its stored events, oldest first. Throws for an event that it cannot read. */
export const lifeOf = (stored: readonly unknown[]): LeadLife =>
  stored.map(readEvent).reduce(lifeAfter, unbornLife);

/** The result of two events in a row. */
export const combineAdvances = (one: Advance, other: Advance): Advance => ({
  life: other.life,
  events: [...one.events, ...other.events],
  mails: [...one.mails, ...other.mails],
  transitions: [...one.transitions, ...other.transitions],
});

/**
 * Sends an event to a life, and finds the next firms among the given ones if the machine asks for them. It
 * changes nothing outside: the caller stores the events and sends the mails, in one transaction.
 */
export function advance(
  life: LeadLife,
  event: LeadLifeEvent,
  firms: readonly FirmStanding[],
): Advance {
  const transitions = transitionsBy(life, event);
  if (transitions.length === 0) return { life, events: [], mails: [], transitions };
  const [next, actions] = transition(leadLifeMachine, life, event);
  const mails = actions.flatMap(({ type, params }) =>
    type === 'send mails' ? readMails(params) : [],
  );
  const done = { life: next, events: [event], mails, transitions };
  if (!actions.some(({ type }) => type === 'find firms')) return done;
  const { wanted, offers } = next.context;
  const found = wanted === null ? [] : nextFirms(wanted, offers, firms);
  const passedOn = { type: 'FIRMS.FOUND', at: event.at, firms: found } as const;
  return combineAdvances(done, advance(next, passedOn, firms));
}
