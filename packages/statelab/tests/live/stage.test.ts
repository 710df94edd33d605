// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { LabClock } from '#statelab/in-page/lab-clock.ts';
import type { PageInLab } from '#statelab/in-page/lab-frame.ts';
import { defaultWorld } from '#statelab/in-page/world.ts';
import { Stage } from '#statelab/live/stage.ts';
import { derivedScenario } from '#statelab/open/derived-scenario.ts';
import { createRecorder } from '#statelab/tape/recorder.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { createTape } from '#statelab/tape/tape-of.ts';

const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { OPEN: 'open' } }, open: {} },
});
const scenario = derivedScenario(machine, 'door');
const nothing = (): undefined => undefined;
const recordedAt = '2026-11-23T09:00:00.000Z';
const tape = recordPath(scenario, [], { path: '/door', recordedAt, masked: false });

/** A page on which the machine runs once it is started. */
function makePage() {
  const recorder = createRecorder({
    now: () => 0,
    date: () => recordedAt,
    path: () => '/door',
    probe: () => undefined,
  });
  const page: PageInLab = {
    recorder,
    clock: new LabClock(() => 0),
    sessionOf: nothing,
    tapeOf: createTape,
    treeOf: () => undefined,
    show: nothing,
    perform: () => false,
    advanceTo: nothing,
    settle: () => false,
    send: nothing,
    release: nothing,
  };
  return { page, actor: createActor(machine, { inspect: recorder.inspect }) };
}

test('a step of the page that is being left is not taken for the start of the led one', async () => {
  const entry = { id: 'door', machine, scenario, module: './door.ts', path: '/door' };
  const stage = new Stage(entry, {
    chosen: { world: () => defaultWorld, answer: () => undefined },
    begun: nothing,
    grown: nothing,
  });
  const left = makePage();
  stage.open({ path: '/door' });
  window.statelabFrame?.opened(left.page);
  left.actor.start();
  expect(stage.shown?.page).toBe(left.page);

  const opening = stage.openLed(tape);
  left.actor.send({ type: 'OPEN' });
  const led = makePage();
  window.statelabFrame?.opened(led.page);
  led.actor.start();
  expect((await opening).page === led.page).toBe(true);
});
