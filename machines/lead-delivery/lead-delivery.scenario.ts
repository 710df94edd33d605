import * as v from 'valibot';
import type { Passage, Scenario } from 'statelab/scenario';
import { leadDeliveryMachine } from './lead-delivery.machine.ts';
import { usualPace } from './pace.ts';

type DeliveryPassage = Passage<typeof leadDeliveryMachine>;

const endsIn = ({ step }: DeliveryPassage, actor: string): boolean =>
  step.kind === 'outcome' && step.actor === actor;

const startedIn = ({ started }: DeliveryPassage, name: string): readonly unknown[] =>
  started.filter(({ actor }) => actor === name).map(({ input }) => input);

const noted = v.object({ id: v.number(), problem: v.nullable(v.string()) });

export const leadDeliveryScenario: Scenario<typeof leadDeliveryMachine> = {
  machine: leadDeliveryMachine,
  input: { channel: 'webhook', pace: usualPace },
  events: [{ event: { type: 'LEAD.STORED' } }],
  outcomes: {
    claim: [
      { name: 'one is due', output: { kind: 'due', notification: { id: 7, attempt: 1 } } },
      { name: 'none is due', output: { kind: 'none', wait: usualPace.longestRest } },
      { name: 'store failure', error: new Error('The store cannot be read.') },
    ],
    tell: [
      { name: 'told', output: null },
      { name: 'not told', error: new TypeError('fetch failed') },
    ],
    note: [
      { name: 'noted', output: null },
      { name: 'store failure', error: new Error('The store cannot be written.') },
    ],
  },
  key: ({ value, context: { result, isOvertaken } }) =>
    [
      value,
      `notification ${result.id}`,
      result.problem === null ? 'no problem' : 'a problem',
      isOvertaken ? 'overtaken' : 'not overtaken',
    ].join(', '),
  accepted: {
    'order decides: lead-delivery.looking on xstate.done.actor.0.lead-delivery.looking: ‘one is due’ before ‘was overtaken by a new lead’':
      'What was found due is told before anything is looked for again.',
  },
  invariants: {
    'whoever is told is told of what the store gave, once for each time': (passage) =>
      startedIn(passage, 'tell').length ===
      (passage.after.matches('telling') && endsIn(passage, 'claim') ? 1 : 0),
    'what came of a try is written down before another begins': (passage) =>
      !passage.before.matches('telling') ||
      passage.after.matches('telling') ||
      startedIn(passage, 'note').length === 1,
    'only what was told is written down as told': (passage) =>
      startedIn(passage, 'note').every((input) => {
        const { problem } = v.parse(noted, input);
        return passage.before.matches('unnoted')
          ? problem === passage.before.context.result.problem
          : (problem === null) ===
              (passage.step.kind === 'outcome' && passage.step.outcome === 'told');
      }),
    'a new lead is looked for at once, or after what is under way': (passage) =>
      passage.step.kind !== 'event' ||
      !passage.before.matches('resting') ||
      startedIn(passage, 'claim').length === 1,
    'a lead that is stored while the store is asked is not passed over': (passage) =>
      !passage.before.matches('looking') ||
      !passage.before.context.isOvertaken ||
      !passage.after.matches('resting'),
  },
};
