/** What every form does when it is submitted. Its machine names the guard and the actions. */

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
  description: 'Something is missing or cannot be sent; the fields say what.',
  tags: ['incomplete'],
} as const;

export const failedState = {
  description: 'The request did not get through. Every answer is still there.',
} as const;

export const ignored = { description: 'A request is under way; nothing is sent twice.' } as const;
