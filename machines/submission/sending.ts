/**
 * What every form that sends a lead does alike: submitting, and what follows. The submission owns
 * the status of the lead. A form follows it by name, and keeps its draft for as long as nothing else
 * has what was typed. Its machine names the guard, the actions and `#undeliverable`.
 */

interface Submitted {
  readonly event: { readonly newIdempotencyKey: string };
}

/** Sends what can be sent. */
export const onSubmit = [
  {
    guard: 'lead is complete',
    target: '.sending',
    actions: [
      {
        type: 'begin attempt',
        params: ({ event }: Submitted) => ({ newIdempotencyKey: event.newIdempotencyKey }),
      },
      'save draft',
      'send lead',
    ],
  },
  { target: '.invalid', actions: 'count invalid submit' },
] as const;

export const invalidState = {
  description: 'Something is missing or cannot be sent; the fields say what.',
  tags: ['incomplete'],
} as const;

export const failedState = {
  description: 'The request did not get through. Every answer is still there.',
} as const;

/** What a press does while a request is under way. */
export const ignored = { description: 'A request is under way; nothing is sent twice.' } as const;

/** Where the news of a request leads. */
export const whileSending = {
  'LEAD.TAKEN': '#arrived',
  'LEAD.QUEUED': '#delivering',
  'LEAD.UNKEPT': '#unkept',
  'LEAD.FAILED': 'failed',
  'FORM.SUBMIT': ignored,
} as const;

/** The states of a lead that was sent. */
export const sentStates = {
  arrived: {
    id: 'arrived',
    description: 'The form handler has the lead.',
    tags: ['confirmed'],
    entry: 'clear draft',
  },
  delivering: {
    id: 'delivering',
    description: 'The outbox has the lead and is trying to deliver it.',
    tags: ['confirmed', 'delivering'],
    on: { 'LEAD.ARRIVED': 'arrived', 'LEAD.REFUSED': '#undeliverable' },
    initial: 'kept',
    states: {
      kept: {
        description: 'The browser keeps it, so the page may be left.',
        entry: 'clear draft',
        on: { 'LEAD.UNKEPT': 'unkept' },
      },
      unkept: {
        id: 'unkept',
        description:
          'The browser cannot keep it: it lives as long as the page stays open, and a reload brings back every answer.',
        tags: ['unkept'],
        entry: 'keep draft',
      },
    },
  },
} as const;
