/** How to exercise what all forms that send leads have in common. */
import { encodeLead } from '#machines/lead/form-body.ts';
import type { StepResult } from '#machines/scenario.ts';
import type { LeadForm } from '#content/forms/field.ts';
import { leadOf, type Answers } from '#machines/lead/lead-form.ts';
import { inputsOf, isEvent, isOutcome } from '#machines/step-result.scenario.ts';
import type { Attempt } from './attempt.ts';
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
  const lead = leadOf(form, answers);
  const isSame = lead !== null && encodeLead(form, lead) === attempt.body;
  return isSame ? 'sent as it is' : 'sent with changes';
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

const sentTypes = ({ sentEvents }: SendingStepResult): readonly string[] =>
  sentEvents.map(({ event }) => event.type);

/** True for every form at every step. */
export const sendingInvariants = {
  'unchanged answers keep the key of their attempt, and changed ones get a new key': ({
    step,
    before,
    after,
  }) => {
    const [past, present] = [before.context.attempt, after.context.attempt];
    if (step.kind !== 'event' || step.event.type !== 'FORM.SUBMIT' || past === present) return true;
    return (
      present?.key === (past?.body === present?.body ? past?.key : step.event.newIdempotencyKey)
    );
  },
  'each Submit sends one lead, word for word, and nothing else sends one': (result) => {
    const { attempt, setting } = result.after.context;
    const expected = isEvent(result, 'FORM.SUBMIT') && [{ ...attempt, setting }];
    const sent = requests(result);
    return sent.length === 0 || JSON.stringify(sent) === JSON.stringify(expected);
  },
  'nothing is sent during a request': (result) =>
    !result.before.hasTag('busy') || requests(result).length === 0,
  'the browser stores a lead before its request': (result) =>
    requests(result).every(() => {
      const { attempt } = result.after.context;
      const [first] = result.sentEvents.map(({ event }) => event);
      return JSON.stringify(first) === JSON.stringify({ type: 'LEAD.HOLD', ...attempt });
    }),
  'a lead that the handler did not accept goes to the outbox, word for word, and is watched': (
    result,
  ) => {
    const { attempt, sentKey } = result.after.context;
    const expected = [
      { type: 'LEAD.QUEUE', ...attempt },
      { type: 'LEAD.WATCH', key: sentKey },
    ];
    const sent = result.sentEvents.map(({ event }) => event);
    return isOutcome(result, 'submitForm', 'server error')
      ? JSON.stringify(sent.slice(0, 2)) === JSON.stringify(expected)
      : !sentTypes(result).includes('LEAD.QUEUE');
  },
  'a lead is released only when it is accepted, cancelled or replaced': (result) =>
    !sentTypes(result).includes('LEAD.RELEASE') ||
    isOutcome(result, 'submitForm', 'accepted') ||
    isEvent(result, 'STEP.VISIT') ||
    (isEvent(result, 'FORM.SUBMIT') &&
      result.before.context.attempt?.key !== result.after.context.attempt?.key),
} satisfies Readonly<Record<string, (result: SendingStepResult) => boolean>>;
