import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { accordionMachine } from '#machines/accordion/accordion.machine.ts';
import { accordionScenario } from '#machines/accordion/accordion.scenario.ts';
import { viewActor } from '#statelab/in-page/actor-view.ts';
import { scriptMachine } from '#statelab/explore/scripted-machine.ts';
import { createStepper } from '#statelab/tape/stepper.ts';

const { machine } = scriptMachine(accordionScenario);
const { input } = accordionScenario;

test('views of a past snapshot send nothing to the actor', () => {
  const live = createActor(machine, { input }).start();
  const view = viewActor(live);
  const seen: unknown[] = [];
  view.actor.subscribe(({ value }) => seen.push(value));

  view.actor.send({ type: 'ENTRY.OPEN', entry: 'paye' });
  expect(seen).toEqual(['open']);

  const stepper = createStepper(accordionMachine);
  view.show(stepper.open(input).snapshot);
  expect(seen).toEqual(['open', 'closed']);
  expect(view.actor.getSnapshot().value).toBe('closed');
  view.actor.send({ type: 'ENTRY.OPEN', entry: 'is-it-free' });
  expect(live.getSnapshot().context.entry).toBe('paye');

  live.send({ type: 'ENTRY.OPEN', entry: 'paye' });
  live.send({ type: 'ENTRY.OPEN', entry: 'how-soon' });
  expect(seen).toEqual(['open', 'closed']);

  view.show(undefined);
  expect(seen).toEqual(['open', 'closed', 'open']);
  expect(view.actor.getSnapshot().context.entry).toBe('how-soon');
});
