/** How to exercise what all forms that send leads have in common. */
import { encodeLead } from '#machines/lead/form-body.ts';
import type { LeadForm } from '#content/forms/field.ts';
import { leadOf, type Answers } from '#machines/lead/lead-form.ts';
import type { Attempt } from './attempt.ts';

/** Status events during the request. */
export const requestStatus = [{ type: 'LEAD.SENT' }, { type: 'LEAD.FAILED' }] as const;

/** Status events of a lead that was sent. */
export const deliveryStatus = [
  { type: 'LEAD.DELIVERED' },
  { type: 'LEAD.REJECTED' },
  { type: 'LEAD.NOT_PERSISTED' },
] as const;

/** How the last attempt compares with the current answers. */
export function comparedAttempt(form: LeadForm, answers: Answers, attempt: Attempt | null): string {
  if (attempt === null) return 'never sent';
  const lead = leadOf(form, answers);
  const isSame = lead !== null && encodeLead(form, lead) === attempt.body;
  return isSame ? 'sent as it is' : 'sent otherwise';
}

interface Moment {
  readonly context: { readonly attempt: Attempt | null };
}

interface SendingStepResult {
  readonly step:
    | {
        readonly kind: 'event';
        readonly event: { readonly type: string; readonly newIdempotencyKey?: string };
      }
    | { readonly kind: 'wait' | 'outcome' };
  readonly before: Moment;
  readonly after: Moment;
}

/** True for every form at every step. */
export const sendingInvariants = {
  'unchanged answers keep the key of their attempt, and changed ones get a new key': ({
    step,
    before,
    after,
  }: SendingStepResult): boolean => {
    const [past, present] = [before.context.attempt, after.context.attempt];
    if (step.kind !== 'event' || step.event.type !== 'FORM.SUBMIT' || past === present) return true;
    return (
      present?.key === (past?.body === present?.body ? past?.key : step.event.newIdempotencyKey)
    );
  },
};
