import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { stateName } from '#machines/state-name.ts';
import { readEvent, readMails, type LeadLifeEvent, type Mail } from './lead-life.events.ts';
import { leadLifeMachine } from './lead-life.machine.ts';
import { nextFirms, type FirmStanding } from './rules.ts';

/** A lead's life as it stands. */
export type LeadLife = SnapshotFrom<typeof leadLifeMachine>;

/** What an event did to a life. */
export interface Advance {
  readonly life: LeadLife;
  /** What to store: the event and those that followed from it; nothing if it came too late. */
  readonly events: readonly LeadLifeEvent[];
  readonly mails: readonly Mail[];
  /** The steps that it took, such as 'running.offered OFFER.ACCEPT running.accepted'. */
  readonly steps: readonly string[];
}

export const [unbornLife] = initialTransition(leadLifeMachine);

/** Rebuilds a life from its stored events, oldest first. Throws for an event that it cannot read. */
export const lifeOf = (stored: readonly unknown[]): LeadLife =>
  stored
    .map(readEvent)
    .reduce((life, event) => transition(leadLifeMachine, life, event)[0], unbornLife);

/**
 * Does an event to a life, and finds the next firms among the given ones where the machine asks for them. It
 * changes nothing outside: the caller stores the events and sends the mails, in one transaction.
 */
export function advance(
  life: LeadLife,
  event: LeadLifeEvent,
  firms: readonly FirmStanding[],
): Advance {
  if (!life.can(event)) return { life, events: [], mails: [], steps: [] };
  const [next, actions] = transition(leadLifeMachine, life, event);
  const mails = actions.flatMap(({ type, params }) =>
    type === 'send mails' ? readMails(params) : [],
  );
  const done: Advance = {
    life: next,
    events: [event],
    mails,
    steps: [`${stateName(life)} ${event.type} ${stateName(next)}`],
  };
  if (!actions.some(({ type }) => type === 'find firms')) return done;
  const { wanted, offers } = next.context;
  const found = wanted === null ? [] : nextFirms(wanted, offers, firms);
  const after = advance(next, { type: 'FIRMS.FOUND', at: event.at, firms: found }, firms);
  return {
    life: after.life,
    events: [event, ...after.events],
    mails: [...mails, ...after.mails],
    steps: [...done.steps, ...after.steps],
  };
}
