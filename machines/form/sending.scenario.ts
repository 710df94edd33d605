/** How to exercise what all forms that send leads have in common. */
import { inputsOf, isEvent, isOutcome, isSame, type StepResult } from '#machines/scenario.ts';
import type { LeadForm } from '#content/forms/field.ts';
import type { Answers } from '#machines/lead/lead-form.ts';
import { nextAttempt, type Attempt } from './attempt.ts';
import type { FormModel } from './form-model.ts';

/** How the request for a lead ends. Only after a server error does the outbox have a status to report. */
export const requestOutcomes = [
  { name: 'server error', output: { status: 500 } },
  { name: 'accepted', output: { status: 200 } },
  { name: 'network failure', error: new TypeError('Failed to fetch') },
] as const;

/** Status events of a lead that was sent. */
export const deliveryStatus = [
  { type: 'LEAD.DELIVERED' },
  { type: 'LEAD.REJECTED' },
  { type: 'LEAD.NOT_PERSISTED' },
] as const;

/** How the last attempt compares with the current answers. */
export function comparedAttempt(form: LeadForm, answers: Answers, attempt: Attempt | null): string {
  if (attempt === null) return 'never sent';
  const isUnchanged = nextAttempt(form, answers, attempt, '') === attempt;
  return isUnchanged ? 'sent as it is' : 'sent with changes';
}

/** A step of any form that sends leads. */
interface SendingStepResult extends Pick<StepResult, 'step' | 'started' | 'sentEvents'> {
  readonly before: Moment;
  readonly after: Moment;
}

interface Moment {
  readonly context: FormModel;
  hasTag(tag: 'busy'): boolean;
}

const requests = (result: SendingStepResult) => inputsOf(result, 'submitForm');

const sent = ({ sentEvents }: SendingStepResult) => sentEvents.map(({ event }) => event);

const hasSent = (result: SendingStepResult, sought: string): boolean =>
  sent(result).some(({ type }) => type === sought);

/** True for every form at every step. */
export const sendingInvariants = {
  'unchanged answers keep the key of their attempt, and changed ones get a new key': (result) => {
    const [past, present] = [result.before.context.attempt, result.after.context.attempt];
    if (!isEvent(result, 'FORM.SUBMIT') || past === present) return true;
    const { newIdempotencyKey } = result.step.event;
    return present?.key === (past?.body === present?.body ? past?.key : newIdempotencyKey);
  },
  'each Submit sends one lead, word for word, and nothing else sends one': (result) => {
    const { attempt, setting } = result.after.context;
    const expected = isEvent(result, 'FORM.SUBMIT') && [{ ...attempt, setting }];
    return requests(result).length === 0 || isSame(requests(result), expected);
  },
  'nothing is sent during a request': (result) =>
    !result.before.hasTag('busy') || requests(result).length === 0,
  'the browser stores a lead before its request': (result) =>
    requests(result).length === 0 ||
    isSame(sent(result)[0], { type: 'LEAD.HOLD', ...result.after.context.attempt }),
  'a lead that the handler did not accept goes to the outbox, word for word, and is watched': (
    result,
  ) => {
    const { attempt, sentKey } = result.after.context;
    const expected = [
      { type: 'LEAD.QUEUE', ...attempt },
      { type: 'LEAD.WATCH', key: sentKey },
    ];
    return isOutcome(result, 'submitForm', 'server error')
      ? isSame(sent(result).slice(0, 2), expected)
      : !hasSent(result, 'LEAD.QUEUE');
  },
  'a lead is released only when it is accepted, cancelled or replaced': (result) =>
    !hasSent(result, 'LEAD.RELEASE') ||
    isOutcome(result, 'submitForm', 'accepted') ||
    isEvent(result, 'STEP.VISIT') ||
    (isEvent(result, 'FORM.SUBMIT') &&
      result.before.context.attempt?.key !== result.after.context.attempt?.key),
} satisfies Readonly<Record<string, (result: SendingStepResult) => boolean>>;
