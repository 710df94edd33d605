import { expect, test } from 'vitest';
import { runHere } from '#statelab/tests/cli/run-here.ts';

const folder = 'packages/statelab/tests/cases';

/** A kind of machine that is hard to open or explore, what is asked of it, and the words that it gets. */
type Case = readonly [
  kind: string,
  args: readonly [file: string, ...(readonly string[])],
  words: string | readonly string[],
];

const passing: readonly Case[] = [
  [
    'a context that JSON cannot hold is explored',
    ['context.machine.ts', 'odd'],
    '1 path covers all 2 transitions.',
  ],
  [
    'of a growing list that no guard reads some values are explored, which is said',
    ['context.machine.ts', 'growing'],
    'Explored with some values of `list`: 8 snapshots, 12 steps between them.',
  ],
  [
    'an event carries both sides of what a guard compares it with',
    ['context.machine.ts', 'auction'],
    [
      'Explored on guessed values: 3 snapshots, 3 steps between them.\nGuessed: what its events carry and its actors return. A scenario says what they are.\n',
      'Not reached by any event that was tried, which other values might:\n  auction.impossible\n  auction.open|BID|0\n',
      'BID amount 250  → refused\n',
      'BID amount 251  → sold\n',
    ],
  ],
  [
    'an event that is sent to an invoked actor is no fault',
    ['actors.machine.ts', 'parent', '--check'],
    'Nothing looks wrong with parent.\n',
  ],
  [
    'an event at which a machine breaks keeps no other from being tried',
    ['actors.machine.ts', 'caller'],
    ['\n  caller.idle|CALL|0\n', 'LEAVE  → gone\n'],
  ],
  [
    'what throws for want of a value is not held against the machine',
    ['throwing.machine.ts', 'shop', '--check'],
    [
      "breaks: shop.shut on OPEN: Cannot read properties of undefined (reading 'name')\n",
      `  ${folder}/throwing.machine.ts:20\n`,
      '  Perhaps for a value that the lab guessed: a scenario says what events carry and what actors return.\n',
    ],
  ],
  [
    'paths say where they do not go on',
    ['throwing.machine.ts', 'door'],
    'Not followed further, because it throws:\n  shut on OPEN: The door is stuck.\n',
  ],
  [
    'what reaches for a page opens and runs without one',
    ['on-a-page.machine.ts'],
    ['1 path covers all 3 transitions.', '→ left'],
  ],
  [
    'two actors of one source both end, each in what it handles',
    ['actors.machine.ts', 'two-loads'],
    [
      'Path 1: 4 steps to right.there left.there',
      '    1  load (b): a failure  → left.waiting right.failed',
      '    2  RETRY                → left.waiting right.waiting',
      '    3  load (a): done       → left.there right.waiting',
      '    4  load (b): done       → right.there left.there',
    ].join('\n'),
  ],
  [
    'an output has the parts that are read of it',
    ['actors.machine.ts', 'login'],
    'signIn: done with {"user":{"token":""},"roles":["a"]}  → in\n',
  ],
  [
    'an event carries what is read of it',
    ['context.machine.ts', 'basket'],
    'ADD item {"name":"someone@example.org"}  → full\n',
  ],
  [
    'a part that the code of a function names is used',
    ['unknown-names.machine.ts', 'bell', '--check'],
    'Nothing looks wrong with bell.\n',
  ],
  [
    'a machine goes by what exports it, too',
    ['places.machine.ts', 'makeLamp', '--check'],
    'Nothing looks wrong with made.\n',
  ],
  [
    'a machine that is not exported opens, too',
    ['hidden.machine.ts', '--check'],
    'Nothing looks wrong with toggle.\n',
  ],
];

const failing: readonly Case[] = [
  [
    'an action that throws is found, with its line',
    ['throwing.machine.ts', 'door', '--check'],
    `breaks: door.shut on OPEN: The door is stuck.\n  ${folder}/throwing.machine.ts:6\n`,
  ],
  [
    'a failure that one of two actors of a source does not handle is found',
    ['actors.machine.ts', 'two-loads', '--check'],
    `unhandled failure: two-loads.left.waiting of a\n  ${folder}/actors.machine.ts:49\n`,
  ],
  [
    'a region that leaves its final state is found',
    ['definition.machine.ts', 'two-regions', '--check'],
    `leaves a final state: two-regions.left.end, by BACK of two-regions.left\n  ${folder}/definition.machine.ts:10\n`,
  ],
  [
    'a region that handles events is no dead end; one that handles none is',
    ['definition.machine.ts', 'draft', '--check'],
    `dead end: draft.idle\n  ${folder}/definition.machine.ts:23\n`,
  ],
  [
    'a transition under `entry` is found',
    ['entry-transition.machine.js', '--check'],
    `not an action: entry of hall.lit. \`entry\` takes actions; write the transition under \`always\` or \`on\`\n  ${folder}/entry-transition.machine.js:9\n`,
  ],
  [
    'names that nothing provides, and parts that nothing uses, are found with their lines',
    ['unknown-names.machine.ts', 'visit', '--check'],
    [
      `not provided: action 'greet' of visit\n  ${folder}/unknown-names.machine.ts:11\n`,
      `not provided: guard 'isNight' of visit\n  ${folder}/unknown-names.machine.ts:12\n`,
      `not provided: actor 'lookAround' of visit\n  ${folder}/unknown-names.machine.ts:16\n`,
      `not provided: delay 'patience' of visit\n  ${folder}/unknown-names.machine.ts:14\n`,
      `not used: action 'wave' of visit\n  ${folder}/unknown-names.machine.ts:20\n`,
      `not used: guard 'isOpen' of visit\n  ${folder}/unknown-names.machine.ts:21\n`,
    ],
  ],
];

const refused: readonly Case[] = [
  [
    'a machine in the form of XState 4 is refused',
    ['xstate-4.machine.js'],
    `${folder}/xstate-4.machine.js:9: It is written for XState 4: cond. The lab runs XState 5; see stately.ai/docs/migration.\n`,
  ],
  [
    'machines are found in lists, objects, classes and functions without parameters',
    ['places.machine.ts'],
    'Name a machine: static-member (Room.spare), class-member (Room.light), in-object (group.desk), in-list (list.0), made (makeLamp).\n',
  ],
  [
    'a function that makes machines is named, with what to write',
    ['factory.machine.ts'],
    `${folder}/factory.machine.ts: No XState machine is exported by ${folder}/factory.machine.ts. The function \`makeTimer\` makes one from its parameters: export one that it makes, as in \`export const machine = makeTimer(…)\`.\n`,
  ],
];

test.each([
  ...passing.map((each) => [0, ...each] as const),
  ...failing.map((each) => [1, ...each] as const),
  ...refused.map((each) => [2, ...each] as const),
])('exits with %i: %s', async (code, _, [file, ...args], words) => {
  const result = await runHere('paths', `${folder}/${file}`, ...args);
  expect(result.code).toBe(code);
  // All that a check finds, and a part of what paths print.
  const isWhole = args.includes('--check') || code === 2;
  const output = result.stdout + result.stderr;
  const expected = isWhole ? [[words].flat().join('')] : [words].flat();
  expect(isWhole ? [output] : expected.filter((part) => output.includes(part))).toEqual(expected);
});
