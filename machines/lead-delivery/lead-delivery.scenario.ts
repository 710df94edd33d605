import { inputsOf, isEvent, isOutcome, isSame, type Scenario } from '#machines/scenario.ts';
import { leadDeliveryMachine } from './lead-delivery.machine.ts';
import { defaultRetryPolicy } from './retry-policy.ts';

export const noPage = 'It runs behind a lead form, without a view.';

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
      const sent = inputsOf(result, 'deliver');
      return isOutcome(result, 'claim', 'one is due')
        ? isSame(sent, [{ ...input, id: 7, attempt: 1 }])
        : sent.length === 0;
    },
    'does not claim while it sends': (result) =>
      !result.after.matches('sending') || inputsOf(result, 'claim').length === 0,
    'polls at once for a new lead, or after the current attempt': (result) =>
      !isEvent(result, 'LEAD.STORED') ||
      !result.before.matches('idle') ||
      inputsOf(result, 'claim').length === 1,
    'does not miss a lead stored during a poll': (result) =>
      !result.before.matches('polling') ||
      !result.before.context.pollAgain ||
      !result.after.matches('idle') ||
      isOutcome(result, 'claim', 'store failure'),
    'waits after a store failure': (result) =>
      !(
        isOutcome(result, 'claim', 'store failure') || isOutcome(result, 'deliver', 'store failure')
      ) ||
      (result.after.matches('idle') && result.after.context.wait === defaultRetryPolicy.storeRetry),
  },
};
