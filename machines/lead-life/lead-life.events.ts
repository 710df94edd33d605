import * as v from 'valibot';
import { wantedSchema } from './rules.ts';

/** ISO 8601, UTC. */
const at = v.string();

/** A firm's slug, an operator's name, or 'visitor'. */
const by = v.string();

const firm = v.string();

const names = v.pipe(v.array(v.string()), v.readonly());

const event = v.variant('type', [
  v.object({
    type: v.literal('LEAD.RECEIVE'),
    at,
    isSpam: v.boolean(),
    /** Null for a message, which only the operator gets. */
    wanted: v.nullable(wantedSchema),
  }),
  /** The firms by slug, in the order in which they are offered the lead. */
  v.object({ type: v.literal('FIRMS.FOUND'), at, firms: names }),
  v.object({ type: v.literal('TIME.PASS'), at }),
  v.object({ type: v.picklist(['OFFER.ACCEPT', 'OFFER.CREDIT']), at, by, firm }),
  v.object({ type: v.literal('OFFER.DECLINE'), at, by, firm, reason: v.optional(v.string()) }),
  v.object({
    type: v.literal('LEAD.ASSIGN'),
    at,
    by,
    firm,
    /** The firm gets the whole lead at once: it has no deadline. */
    hasDetails: v.optional(v.boolean()),
  }),
  v.object({ type: v.literal('LEAD.CORRECT'), at, by, fields: names }),
  v.object({
    type: v.picklist(['LEAD.RESTORE', 'LEAD.WITHDRAW', 'LEAD.CLOSE', 'LEAD.REOPEN']),
    at,
    by,
  }),
]);

/** What happens to a lead. The stored events are the source of truth. */
export type LeadLifeEvent = v.InferOutput<typeof event>;

export type EventOf<Type extends LeadLifeEvent['type']> = Extract<
  LeadLifeEvent,
  { readonly type: Type }
>;

/** Parses a stored event. Throws for one that no version of the program could have written. */
export const readEvent = (stored: unknown): LeadLifeEvent => v.parse(event, stored);

const mails = v.array(
  v.object({
    to: v.picklist(['operator', 'visitor', 'firm']),
    /** The slug of a firm; empty otherwise. */
    firm,
    about: v.picklist(['lead', 'offer', 'correction', 'withdrawal', 'given-up']),
  }),
);

/** A message about a lead. The machine knows nothing of its words. */
export type Mail = v.InferOutput<typeof mails>[number];

/** The mails of an action, whose parameters XState does not type. */
export const readMails = (params: unknown): readonly Mail[] => v.parse(mails, params);
