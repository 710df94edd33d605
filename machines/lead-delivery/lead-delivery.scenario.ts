import type { StepResult, Scenario } from '#machines/scenario.ts';
import { leadDeliveryMachine } from './lead-delivery.machine.ts';
import { defaultRetryPolicy } from './retry-policy.ts';

export const noPage = 'It runs behind a lead form, without a view.';

type DeliveryStepResult = StepResult<typeof leadDeliveryMachine>;

const startedIn = ({ started }: DeliveryStepResult, name: string): readonly unknown[] =>
  started.filter(({ actor }) => actor === name).map(({ input }) => input);

const input = { channel: 'mail', policy: defaultRetryPolicy } as const;

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
  invariants: {
    'sends each claimed notification once': (result) => {
      const claimed =
        result.step.kind === 'outcome' &&
        result.step.actor === 'claim' &&
        result.step.outcome === 'one is due';
      const sent = startedIn(result, 'deliver');
      return claimed
        ? JSON.stringify(sent) === JSON.stringify([{ ...input, id: 7, attempt: 1 }])
        : sent.length === 0;
    },
    'does not claim while it sends': (result) =>
      !result.after.matches('sending') || startedIn(result, 'claim').length === 0,
    'polls at once for a new lead, or after the current attempt': (result) =>
      result.step.kind !== 'event' ||
      !result.before.matches('idle') ||
      startedIn(result, 'claim').length === 1,
    'does not miss a lead stored during a poll': (result) =>
      !result.before.matches('polling') ||
      !result.before.context.pollAgain ||
      !result.after.matches('idle') ||
      (result.step.kind === 'outcome' && result.step.outcome === 'store failure'),
    'waits after a store failure': (result) =>
      result.step.kind !== 'outcome' ||
      result.step.outcome !== 'store failure' ||
      (result.after.matches('idle') && result.after.context.wait === defaultRetryPolicy.storeRetry),
  },
};
