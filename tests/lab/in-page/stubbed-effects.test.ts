import { expect, test } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';
import { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import type {
  FirstStep,
  PreferenceStoreEvent,
  StepHistoryEvent,
} from '#machines/quote-wizard/quote-wizard.setup.ts';
import { emptyDraft, type StoredVisit } from '#machines/quote-wizard/visit.ts';
import type { DraftOwner, DraftStoreEvent } from '#machines/form/draft.ts';
import type { OutboxEvent } from '#machines/form/form-model.ts';
import { StubbedEffects, withStubbedEffects } from '#statelab/in-page/stubbed-effects.ts';
import { stateName } from '#machines/state-name.ts';

const visit: StoredVisit = {
  draft: emptyDraft,
  autoAdvance: true,
  step: 'business-type',
  location: null,
};

/** A wizard whose effects record what they do, all stubbed. */
function heldWizard() {
  const done: string[] = [];
  const listen = <ReceivedEvent extends EventObject, Input extends NonReducibleUnknown>(
    name: string,
  ) =>
    fromCallback<ReceivedEvent, Input>(({ receive }) => {
      done.push(`${name} began`);
      receive((event) => done.push(`${name} heard ${event.type}`));
    });
  const machine = quoteWizardMachine.provide({
    actors: {
      restoreVisit: fromPromise(async () => {
        done.push('restoreVisit began');
        return visit;
      }),
      draftStore: fromCallback<DraftStoreEvent, DraftOwner>(({ receive }) => {
        receive((event) => done.push(`draftStore heard ${event.type}`));
      }),
      pageTransitions: fromCallback(() => {}),
      preferenceStore: fromCallback<PreferenceStoreEvent>(() => {}),
      stepHistory: listen<StepHistoryEvent, FirstStep>('stepHistory'),
      outbox: listen<OutboxEvent, NonReducibleUnknown>('outbox'),
    },
  });
  const effects = new StubbedEffects();
  const actor = createActor(withStubbedEffects(machine, effects)).start();
  return { actor, effects, done };
}

const state = ({ actor }: ReturnType<typeof heldWizard>) => stateName(actor.getSnapshot());

test('stubbed effects do nothing, and end as recorded', () => {
  const held = heldWizard();
  expect(state(held)).toBe('restoring');
  expect(held.effects.settle('submitForm', { type: 'xstate.done.actor.x' })).toBe(false);
  const event = { type: 'xstate.done.actor.0.quote-wizard.restoring', output: visit };
  expect(held.effects.settle('restoreVisit', event)).toBe(true);
  expect(state(held)).toBe('business-type.waiting');
  expect(held.done).toEqual([]);
});

test('a stubbed effect can end in an error', () => {
  const held = heldWizard();
  const error = { $error: { name: 'Error', message: 'Storage is full.' } };
  held.effects.settle('restoreVisit', { type: 'xstate.error.actor.x', error });
  expect(state(held)).toBe('business-type.waiting');
});
