/** What every form does on Submit, from the press to a sent lead. */
import type { HandlerResponse } from '#machines/lead/handler-response.ts';
import { noAttempt } from './attempt.ts';
import type { FormModel } from './form-model.ts';

const response = ({ event }: { event: { output: HandlerResponse | null } }) => event.output;

/** An event has the parameters of its action. */
const ofEvent = <Event>({ event }: { readonly event: Event }) => event;

/** Typing in a field keeps every character. */
export const onChange = {
  actions: [{ type: 'set field', params: ofEvent<{ field: string; value: string }> }, 'save draft'],
} as const;

export const onBlur = {
  actions: { type: 'mark as touched', params: ofEvent<{ field: string }> },
} as const;

export const onSubmit = [
  {
    guard: 'lead is complete',
    target: '.sending',
    description: 'The browser stores the lead before the request, not after a failure.',
    actions: [
      { type: 'begin attempt', params: ofEvent<{ newIdempotencyKey: string }> },
      'save draft',
    ],
  },
  { target: '.invalid', actions: 'count invalid submit' },
] as const;

export const invalidState = {
  description: 'An answer is missing or invalid; its field says why.',
  tags: ['incomplete'],
} as const;

export const ignored = { description: 'A request is running; nothing is sent twice.' } as const;

/** The request, and the state that follows if the form handler, or the outbox, has the lead. */
export const sendingState = <Sent extends string>(sent: Sent) =>
  ({
    description: 'The lead is being sent or logged.',
    tags: ['busy'],
    invoke: {
      src: 'submitForm',
      input: ({ context: { attempt, setting } }: { context: FormModel }) => ({
        ...(attempt ?? noAttempt),
        setting,
      }),
      onDone: [
        {
          guard: { type: 'was only logged', params: response },
          target: 'editing',
          meta: { requirement: 'Submission only logs the values, with no confirmation' },
        },
        {
          target: sent,
          actions: { type: 'pass lead on', params: response },
          description: 'An HTTP error still counts as sent: the outbox delivers the lead.',
        },
      ],
      onError: { target: 'failed' },
    },
    after: { submitTimeout: { target: 'failed' } },
    on: { 'FORM.SUBMIT': ignored },
  }) as const;

export const failedState = {
  description: 'The request failed. Every answer is still there, and the outbox keeps the lead.',
} as const;
