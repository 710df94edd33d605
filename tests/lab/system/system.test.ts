import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, setup, type AnyActorRef, type InspectionEvent } from 'xstate';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { diagramOf, eventName, messagesAround, statesAt } from '#statelab/system/look.ts';
import { createRecorder } from '#statelab/tape/recorder.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { createTape } from '#statelab/tape/tape-of.ts';

const circumstances = { path: '/quote', recordedAt: '2026-11-21T09:00:00.000Z', masked: true };

function recorder() {
  let time = 0;
  return createRecorder({
    now: () => (time += 1),
    date: () => circumstances.recordedAt,
    path: () => '/quote',
    probe: () => undefined,
  });
}

const told = (tape: ReturnType<typeof recordPath>) =>
  tape.system?.messages.map(({ step, from, to, event, state }) =>
    [step, from ?? 'page', to, event, state].join(' '),
  );

test('a tape has every actor, every message between actors, and the state after it', () => {
  const tape = recordPath(
    quoteWizardScenario,
    [
      { kind: 'outcome', actor: 'restoreVisit', outcome: 'all answered' },
      { kind: 'event', event: { type: 'FORM.SUBMIT', newIdempotencyKey: 'key-1' } },
    ],
    circumstances,
  );
  expect(tape.system?.actors).toEqual([
    { id: 'quote-wizard', parent: null, logic: 'quote-wizard' },
    ...['draftStore', 'preferenceStore', 'stepHistory', 'submission', 'restoreVisit'].map(
      (logic) => ({ id: `quote-wizard/${logic}`, parent: 'quote-wizard', logic }),
    ),
  ]);
  expect(told(tape)).toEqual([
    '0 page quote-wizard xstate.init restoring',
    '0 quote-wizard quote-wizard/draftStore xstate.init active',
    '0 quote-wizard quote-wizard/preferenceStore xstate.init active',
    '0 quote-wizard quote-wizard/stepHistory xstate.init active',
    '0 quote-wizard quote-wizard/submission xstate.init active',
    '0 quote-wizard quote-wizard/restoreVisit xstate.init active',
    '0 page quote-wizard/restoreVisit SETTLE done',
    '1 quote-wizard/restoreVisit quote-wizard xstate.done.actor.0.quote-wizard.restoring contact.editing',
    '1 quote-wizard quote-wizard/stepHistory STEP.SHOW active',
    '2 page quote-wizard FORM.SUBMIT contact.sending',
    '2 quote-wizard quote-wizard/draftStore DRAFT.SAVE active',
    '2 quote-wizard quote-wizard/submission LEAD.SEND active',
  ]);
});

test('a tape contains nothing typed, and round-trips', () => {
  const tape = recordPath(
    quoteWizardScenario,
    [
      { kind: 'outcome', actor: 'restoreVisit', outcome: 'all answered' },
      { kind: 'event', event: { type: 'FIELD.CHANGE', field: 'email', value: 'hana@tua.nz' } },
    ],
    { ...circumstances, masked: false },
  );
  expect(JSON.stringify(tape.steps)).toContain('hana@tua.nz');
  expect(JSON.stringify(tape.system)).not.toMatch(/hana|aroha|ngata/i);
  expect(parseTape(JSON.stringify(tape), 'a.json')).toEqual({ tape });
  const { system: _, ...before } = tape;
  expect(parseTape(JSON.stringify(before), 'a.json')).toEqual({ tape: before });
});

test.each([
  [{ id: 'a', parent: 'a', logic: 'a' }, 'an actor is not below its parent'],
  [{ id: 'a/'.repeat(20), parent: null, logic: 'a' }, 'an actor is nested too deep'],
])('rejects a tape whose actors form no tree', (actor, why) => {
  const tape = recordPath(quoteWizardScenario, [], circumstances);
  const bad = { ...tape, system: { actors: [actor], messages: [] } };
  expect(parseTape(JSON.stringify(bad), 'a.json')).toMatchObject({
    refusal: expect.stringContaining(why),
  });
});

const post = setup({}).createMachine({ id: 'post', on: { LETTER: {}, STAMP: {} } });

/** A desk with an effect that forwards events to an actor of another system. */
const deskWith = (other: AnyActorRef) =>
  setup({
    actors: {
      courier: fromCallback(({ receive }) => receive(() => other.send({ type: 'LETTER' }))),
    },
  }).createMachine({
    id: 'desk',
    initial: 'open',
    invoke: { src: 'courier', id: 'courier' },
    states: {
      open: {
        on: {
          WRITE: {
            actions: ({ self }) => self.getSnapshot().children['courier']?.send({ type: 'GO' }),
          },
          CLOSE: 'closed',
        },
      },
      closed: { type: 'final' },
    },
  });

test('attributes an event between systems to the actor at work, and to none later', async () => {
  const world = recorder();
  const inspect = (event: InspectionEvent) => world.inspect(event);
  const office = createActor(post, { inspect }).start();
  const desk = createActor(deskWith(office), { inspect }).start();
  desk.send({ type: 'WRITE' });
  office.send({ type: 'STAMP' });
  const session = world.sessions().find(({ actor }) => actor === office);
  if (session === undefined) throw new Error('The office left no session.');
  const grow = createTape(session, true);
  expect(told(grow())).toContain('1 desk/courier post LETTER ');
  expect(told(grow())).toContain('2 page post STAMP ');
  desk.send({ type: 'CLOSE' });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  desk.send({ type: 'WRITE' });
  await Promise.resolve();
  office.send({ type: 'STAMP' });
  expect(told(grow())?.at(-1)).toBe('3 page post STAMP ');
});

test('leaves out an actor that never started, and resets one that restarts', () => {
  const world = recorder();
  const inspect = (event: InspectionEvent) => world.inspect(event);
  createActor(post, { inspect });
  const office = createActor(post, { inspect }).start();
  office.send({ type: 'LETTER' });
  const second = createActor(post, { inspect }).start();
  const [session] = world.sessions();
  if (session === undefined) throw new Error('The office left no session.');
  const grow = createTape(session, true);
  expect(grow().system?.actors.map(({ id }) => id)).toEqual(['post', 'post 2']);
  expect(grow().system?.messages).toHaveLength(3);
  world.inspect({
    type: '@xstate.event',
    rootId: second.sessionId,
    actorRef: second,
    sourceRef: undefined,
    event: { type: 'xstate.init' },
  });
  expect(grow().system?.messages.map(({ to }) => to)).toEqual(['post', 'post', 'post 2']);
});

test('a moment shows its states; a diagram leaves out actors that only started', () => {
  const { system } = recordPath(
    quoteWizardScenario,
    [
      { kind: 'outcome', actor: 'restoreVisit', outcome: 'all answered' },
      { kind: 'event', event: { type: 'STEP.BACK' } },
    ],
    circumstances,
  );
  if (system === undefined) throw new Error('The tape holds no system.');
  expect(statesAt(system, 0).get('quote-wizard')).toBe('restoring');
  expect(statesAt(system, 1).get('quote-wizard')).toBe('contact.editing');
  expect(statesAt(system, 2).get('quote-wizard')).toBe('name.editing');
  const diagram = diagramOf(system);
  expect(diagram.actors.map(({ logic }) => logic)).toEqual([
    'quote-wizard',
    'stepHistory',
    'restoreVisit',
  ]);
  const about = messagesAround(diagram, 1, 2);
  expect(about.map(({ place, message }) => [place, eventName(message.event)])).toEqual([
    [4, 'done'],
    [5, 'STEP.SHOW'],
    [6, 'STEP.BACK'],
    [7, 'STEP.SHOW'],
  ]);
});
