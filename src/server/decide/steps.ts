import type { Status } from '#src/server/keep/stored-lead.ts';

export type Step = 'assign' | 'correct' | 'withdraw' | 'close' | 'reopen' | 'restore';

/** What may happen to a lead in each state, and its state then. A new lead that a firm has is sent. */
export const steps: Readonly<Record<Status, Readonly<Partial<Record<Step, Status>>>>> = {
  spam: { restore: 'new' },
  new: { assign: 'sent', correct: 'new', withdraw: 'withdrawn', close: 'closed' },
  sent: { assign: 'sent', correct: 'sent', withdraw: 'withdrawn', close: 'closed' },
  closed: { reopen: 'new', withdraw: 'withdrawn' },
  // Its details are deleted.
  withdrawn: {},
};
