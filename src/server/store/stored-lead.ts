import type { Lead } from '#machines/lead/lead-form.ts';

/** How far a lead is: with nobody, with a firm, taken on, turned down, taken back, done; or spam. */
export const statuses = [
  'new',
  'sent',
  'accepted',
  'declined',
  'withdrawn',
  'closed',
  'spam',
] as const;

export type Status = (typeof statuses)[number];

/** The state of a lead's notifications, the worst first; none if there are none. */
export const notificationStatuses = ['failed', 'due', 'told', 'none'] as const;

export type NotificationStatus = (typeof notificationStatuses)[number];

export interface StoredLead {
  readonly id: number;
  /** What the visitor was told to name it by; empty for a lead that is older than references. */
  readonly reference: string;
  readonly form: string;
  /** ISO 8601, UTC, with milliseconds. */
  readonly receivedAt: string;
  readonly status: Status;
  readonly told: NotificationStatus;
  readonly values: Lead;
}

/** Which leads are meant: those that match every given condition. */
export interface Selection {
  readonly id?: number | undefined;
  readonly reference?: string | undefined;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
  /** Left with this email address, in capitals or not. */
  readonly email?: string | undefined;
  /** Spam alone, or all leads, spam included; without it, leads that are not spam. */
  readonly spam?: 'only' | 'included' | undefined;
}
