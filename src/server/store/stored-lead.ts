import type { Lead } from '#machines/lead/lead-form.ts';

/** How far the operator is with a lead: handed to somebody, taken on, done. */
export const statuses = ['new', 'sent', 'accepted', 'closed'] as const;

export type Status = (typeof statuses)[number];

/** Whether somebody was told of a lead, on the channel that is worst off; none where nobody was to be. */
export const tellings = ['failed', 'due', 'told', 'none'] as const;

export type Told = (typeof tellings)[number];

export interface StoredLead {
  readonly id: number;
  /** What the visitor was told to name it by; empty for a lead that is older than references. */
  readonly reference: string;
  readonly form: string;
  /** ISO 8601, UTC, with milliseconds. */
  readonly receivedAt: string;
  readonly status: Status;
  readonly told: Told;
  readonly values: Lead;
}

/** Which leads are meant: those that fit all that is said; every lead when nothing is. */
export interface Selection {
  readonly id?: number | undefined;
  readonly reference?: string | undefined;
  /** Received at or after this moment. */
  readonly since?: Date | undefined;
  /** Received before this moment. */
  readonly before?: Date | undefined;
  /** Left with this email address, in capitals or not. */
  readonly email?: string | undefined;
}
