/** What every form does on Submit. Its machine implements the guard and the actions. */

interface Submitted {
  readonly event: { readonly newIdempotencyKey: string };
}

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
  description: 'An answer is missing or invalid; its field says why.',
  tags: ['incomplete'],
} as const;

export const failedState = {
  description: 'The request failed. Every answer is still there.',
} as const;

export const ignored = { description: 'A request is running; nothing is sent twice.' } as const;
