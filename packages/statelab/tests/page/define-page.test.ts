import { describe, expect, test } from 'vitest';
import { control, fill, find, open, press, world } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { drive, type Driver } from '#statelab/explore/drive.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { bellMachine } from './bell.machine.ts';

const bellScenario: Scenario<typeof bellMachine> = {
  machine: bellMachine,
  events: [
    { event: { type: 'NAME.CHANGE', name: 'Ngata' } },
    { event: { type: 'BELL.PRESS' } },
    { event: { type: 'WIRE.CUT' } },
  ],
  outcomes: {
    readName: [
      { name: 'a name', output: 'Ngata' },
      { name: 'a failure', error: new Error('The plate cannot be read.') },
    ],
    ring: [
      { name: 'rung', output: 'loud' },
      { name: 'a failure', error: new Error('The bell is broken.') },
    ],
  },
  key: ({ value, context }) => `${value}, ${context.name}`,
  invariants: {},
};

const plate = control('textbox', 'Name');

const bellPage = definePage({
  scenario: bellScenario,
  path: '/bell',
  prepare: [world('stopClock')],
  events: {
    'NAME.CHANGE': ({ name }) => fill(plate, name),
    'BELL.PRESS': press(control('button', 'Ring')),
    'WIRE.CUT': 'never',
  },
  outcomes: {
    readName: { opens: (name) => open(`/bell?name=${name}`) },
    ring: (outcome) => world('respondToPost', 'output' in outcome ? 200 : 'lost'),
  },
  when: { 'BELL.PRESS': (snapshot) => !snapshot.matches('ringing') },
  finds: ({ context }) => [find(plate, { value: context.name })],
});

const { outcomes } = bellScenario;
const change = (name: string) => ({ type: 'NAME.CHANGE', name }) as const;
const named = (actor: string, outcome: string) => ({ kind: 'outcome', actor, outcome }) as const;

/** The names of the steps that the page lets happen, of all that the model lets. */
function possibleAt(driver: Driver<typeof bellMachine>) {
  const steps = driver.steps().filter((step) => bellPage.canHappen(driver.snapshot(), step));
  return steps.map((step) => {
    if (step.kind === 'event') return step.event.type;
    return step.kind === 'wait' ? 'wait' : `${step.actor}: ${step.outcome}`;
  });
}

describe('what makes a step happen', () => {
  test('is said for each event, as acts or as what makes them of it', () => {
    expect(bellPage.acts({ kind: 'event', event: change('Mere') }, outcomes)).toEqual([
      { do: 'fill', control: { role: 'textbox', name: 'Name' }, text: 'Mere' },
    ]);
    expect(bellPage.acts({ kind: 'event', event: { type: 'BELL.PRESS' } }, outcomes)).toEqual([
      { do: 'press', control: { role: 'button', name: 'Ring' } },
    ]);
  });

  test('is said for each effect, well or badly as it ends', () => {
    expect(bellPage.acts(named('readName', 'a name'), outcomes)).toEqual([
      { do: 'open', address: '/bell?name=Ngata' },
    ]);
    const actsFor = (outcome: string) => bellPage.acts(named('ring', outcome), outcomes);
    expect(actsFor('rung')).toEqual([{ do: 'world', helper: 'respondToPost', with: [200] }]);
    expect(actsFor('a failure')).toEqual([
      { do: 'world', helper: 'respondToPost', with: ['lost'] },
    ]);
  });

  test('is that time advances only where the clock was stopped', () => {
    const wait = { kind: 'wait', ms: 900 } as const;
    expect(bellPage.acts(wait, outcomes)).toEqual([{ do: 'wait', ms: 900 }]);
    const ticking = definePage({
      scenario: bellScenario,
      path: '/bell',
      events: { 'NAME.CHANGE': [], 'BELL.PRESS': [], 'WIRE.CUT': [] },
      outcomes: { readName: () => [], ring: () => [] },
    });
    expect(ticking.acts(wait, outcomes)).toEqual([]);
  });

  test('is refused in a sentence where no page can', () => {
    expect(() => bellPage.acts({ kind: 'event', event: { type: 'WIRE.CUT' } }, outcomes)).toThrow(
      'No page can bring about the event WIRE.CUT.',
    );
    for (const step of [named('readName', 'a failure'), named('ring', 'stolen')]) {
      expect(() => bellPage.acts(step, outcomes)).toThrow(
        `No page can have the effect ${step.actor} end in '${step.outcome}'.`,
      );
    }
  });
});

describe('what can happen on a page', () => {
  test('is that it opens, before anything else and without failure', () => {
    const driver = drive(bellScenario);
    expect(driver.steps()).toHaveLength(5);
    expect(possibleAt(driver)).toEqual(['readName: a name']);
  });

  test('is not what types the text that stands there, what is never, or not at the moment', () => {
    const driver = drive(bellScenario);
    driver.settle('readName', 'a name');
    expect(possibleAt(driver)).toEqual(['BELL.PRESS']);
    driver.send(change('Mere'));
    expect(possibleAt(driver)).toEqual(['NAME.CHANGE', 'BELL.PRESS']);
    driver.send({ type: 'BELL.PRESS' });
    expect(possibleAt(driver)).toEqual(['NAME.CHANGE', 'wait', 'ring: rung', 'ring: a failure']);
  });
});

test('a page is seen once it is open: the state its view names, and what its controls hold', () => {
  const driver = drive(bellScenario);
  expect(bellPage.expectations(driver.snapshot())).toEqual([]);
  driver.settle('readName', 'a name');
  expect(bellPage.expectations(driver.snapshot())).toEqual([
    { do: 'see', machine: 'bell', state: 'still' },
    { do: 'find', control: { role: 'textbox', name: 'Name' }, value: 'Ngata' },
  ]);
});
