import type { Passage, Scenario } from 'statelab/scenario';
import { leadDeliveryMachine } from './lead-delivery.machine.ts';
import { defaultRetryPolicy } from './retry-policy.ts';

type DeliveryPassage = Passage<typeof leadDeliveryMachine>;

const startedIn = ({ started }: DeliveryPassage, name: string): readonly unknown[] =>
  started.filter(({ actor }) => actor === name).map(({ input }) => input);

const input = { channel: 'webhook', policy: defaultRetryPolicy } as const;

export const leadDeliveryScenario: Scenario<typeof leadDeliveryMachine> = {
  machine: leadDeliveryMachine,
  input,
  events: [{ event: { type: 'LEAD.STORED' } }],
  outcomes: {
    claim: [
      { name: 'one is due', output: { kind: 'due', attempt: { id: 7, attempt: 1 } } },
      { name: 'none is due', output: { kind: 'none', wait: defaultRetryPolicy.pollInterval } },
      { name: 'store failure', error: new Error('The store cannot be read.') },
    ],
    deliver: [
      { name: 'saved', output: null },
      { name: 'store failure', error: new Error('The store cannot be written.') },
    ],
  },
  key: ({ value, context: { attempt, wait, pollAgain } }) =>
    [
      value,
      `notification ${attempt.id}`,
      `waits ${wait} ms`,
      pollAgain ? 'polls again' : 'polls once',
    ].join(', '),
  accepted: {
    'order decides: lead-delivery.polling on xstate.done.actor.0.lead-delivery.polling: ‘one is due’ before ‘a lead was stored meanwhile’':
      'What is due is sent before the next poll.',
  },
  invariants: {
    'sends exactly what the store gave, once for each claim': (passage) => {
      const claimed =
        passage.step.kind === 'outcome' &&
        passage.step.actor === 'claim' &&
        passage.step.outcome === 'one is due';
      const sent = startedIn(passage, 'deliver');
      return claimed
        ? JSON.stringify(sent) === JSON.stringify([{ ...input, id: 7, attempt: 1 }])
        : sent.length === 0;
    },
    'claims nothing while it sends': (passage) =>
      !passage.after.matches('sending') || startedIn(passage, 'claim').length === 0,
    'polls at once for a new lead, or after the current attempt': (passage) =>
      passage.step.kind !== 'event' ||
      !passage.before.matches('idle') ||
      startedIn(passage, 'claim').length === 1,
    'does not miss a lead stored during a poll': (passage) =>
      !passage.before.matches('polling') ||
      !passage.before.context.pollAgain ||
      !passage.after.matches('idle') ||
      (passage.step.kind === 'outcome' && passage.step.outcome === 'store failure'),
    'leaves a failed store alone for a while': (passage) =>
      passage.step.kind !== 'outcome' ||
      passage.step.outcome !== 'store failure' ||
      (passage.after.matches('idle') &&
        passage.after.context.wait === defaultRetryPolicy.storeRetry),
  },
};
