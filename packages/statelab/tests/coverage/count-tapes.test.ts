import { expect, test } from 'vitest';
import type { Scenario } from '#statelab/scenario.ts';
import { addUp } from '#statelab/coverage/count.ts';
import { countTape, gatherVisits } from '#statelab/coverage/count-tapes.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { printVisits } from '#statelab/coverage/print-visits.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { till } from '#statelab/tests/shrink/till.machine.ts';
import { shopping } from '#statelab/tests/shrink/till.ts';
import { door } from './door.machine.ts';

const scenario: Scenario<typeof door> = {
  machine: door,
  events: [],
  outcomes: {},
  key: ({ value }) => JSON.stringify(value),
  invariants: {},
};

const about = { path: '', recordedAt: '2026-11-21T09:00:00.000Z', masked: false };

const visit = (...types: readonly ('OPEN' | 'CLOSE' | 'LOCK')[]): Tape =>
  recordPath(
    scenario,
    types.map((type) => ({ kind: 'event', event: { type } })),
    about,
  );

const known = [
  { id: 'till', machine: till },
  { id: 'door', machine: door },
];

const count = (tape: unknown, name = 'a.json') => countTape(JSON.stringify(tape), name, known);

const kicked: Tape = {
  ...visit('OPEN', 'CLOSE'),
  steps: [...visit('OPEN', 'CLOSE').steps, ...visit('OPEN').steps].map((step, index) =>
    index === 2 ? { ...step, event: { type: 'KICK' } } : step,
  ),
};

const visits = [
  count(shopping(['tea', 4])),
  count(visit('OPEN')),
  count(visit('OPEN', 'CLOSE', 'OPEN')),
  count({ ...visit(), fingerprint: 'another' }),
];

test('visits are counted by machine, the one with most first', () => {
  const gathered = gatherVisits(visits, known);
  expect(gathered.map(({ model, counted }) => [model.id, counted.visits])).toEqual([
    ['door', 3],
    ['till', 1],
  ]);
  const [doors] = gathered;
  expect(doors?.counted).toMatchObject({
    otherShape: 1,
    ends: [
      { name: 'open', times: 2 },
      { name: 'closed', times: 1 },
    ],
    states: [
      { name: 'door', times: 7 },
      { name: 'door.closed', times: 4 },
      { name: 'door.open', times: 3 },
      { name: 'door.locked', times: 0 },
    ],
    transitions: [
      { name: 'door.closed|OPEN|0', times: 3 },
      { name: 'door.closed|LOCK|0', times: 0 },
      { name: 'door.closed|KICK|0', times: 0 },
      { name: 'door.open|CLOSE|0', times: 1 },
    ],
  });
});

test('prints the most used transitions first, then the unused ones and where visits end', () => {
  const doors = gatherVisits(visits, known).slice(0, 1);
  expect(printVisits(doors)).toBe(
    [
      'door: 3 visits, 3 of 4 states, 2 of 4 transitions',
      'Recorded on another shape of the machine: 1. They are counted as far as they fit.',
      '',
      'Where visits end',
      '  2  open',
      '  1  closed',
      '',
      'Transitions',
      '  3  closed: OPEN: goes to open',
      '  1  open: CLOSE: goes to closed',
      '',
      'What nobody takes',
      '  closed: LOCK: goes to locked',
      '  closed: KICK: stays; does break down',
      '',
      'States',
      '  7  door',
      '  4  closed',
      '  3  open',
      '  0  locked',
      '',
    ].join('\n'),
  );
});

test('ends of as many visits come by name, in whatever order the tapes are', () => {
  const [doors] = gatherVisits([count(visit('OPEN')), count(visit())], known);
  expect(doors?.counted.ends).toEqual([
    { name: 'closed', times: 1 },
    { name: 'open', times: 1 },
  ]);
});

test('parts that the machine no longer has are left out', () => {
  const states = ['door.open', 'door.gone', 'door.open'];
  const old = { states, transitions: ['door.gone|OPEN|0'], end: 'gone', isOtherShape: true };
  const counted = addUp(extractChart(door), [old, old]);
  expect(counted.states.map(({ times }) => times)).toEqual([0, 0, 4, 0]);
  expect(counted.transitions.map(({ times }) => times)).toEqual([0, 0, 0, 0]);
});

test('a machine without states ends in itself', () => {
  const [tills] = gatherVisits(visits.slice(0, 1), known);
  expect(tills?.counted.ends).toEqual([{ name: 'till', times: 1 }]);
});

test.each([
  ['milk', '“b.json” is not a tape: it does not say “statelab-tape”.'],
  [{ ...visit(), machine: 'gate' }, '“b.json” is a tape of the machine “gate”. Open one of:'],
  [kicked, '“b.json” could not be replayed on today’s machine: At step 3: It fell'],
])('a tape that can’t be counted says why (%#)', (tape, sentence) => {
  const counted = count(tape, 'b.json');
  expect('refusal' in counted && counted.refusal).toContain(sentence);
  expect(gatherVisits([counted], known)).toEqual([]);
});
