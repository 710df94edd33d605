import type { Lead } from '#machines/lead/lead-form.ts';
import type { LeadLifeEvent } from '#machines/lead-life/lead-life.events.ts';
import type { Offer } from '#machines/lead-life/rules.ts';
import type { StoredLead } from '#src/server/store/stored-lead.ts';

/** What the pages behind links show of a lead and its life. */
export interface FollowedLead {
  readonly lead: StoredLead;
  readonly offers: readonly Offer[];
  readonly state: 'running' | 'withdrawn' | 'closed';
  /** Since when each firm has the details, by slug. ISO 8601, UTC. */
  readonly detailsSince: ReadonlyMap<string, string>;
}

/** What the pages need of the lives of leads. */
export interface LeadLives {
  readonly follow: (lead: number) => Promise<FollowedLead | undefined>;
  /** Sends an event, which the life ignores where it does not apply. */
  readonly send: (lead: number, event: LeadLifeEvent) => Promise<boolean>;
  /** Replaces a lead's values, and passes the change on. Returns false for a lead that has ended. */
  readonly correct: (lead: number, values: Lead, by: string, at: Date) => Promise<boolean>;
}
