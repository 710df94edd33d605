import { expect, test } from 'vitest';
import { chartLines } from './chart-lines.ts';
import { coffeeMachine, nestedWizard, parallelHistory } from './history.machine.ts';

test('a coffee machine with a history', () => {
  expect(chartLines(coffeeMachine)).toEqual([
    'coffee; begins in off',
    '  off',
    '  - event: POWER: goes to on.hist',
    '  on; begins in on.idle',
    '  - event: POWER: goes to off',
    '  - event: DOOR.OPEN: goes to open',
    '    idle',
    '    - event: BREW: goes to on.grinding',
    '    grinding',
    '    - after: after 4\u00A0s: goes to on.brewing',
    '    brewing',
    '    - after: after brewTime: goes to on.idle',
    '    H hist; begins in on.idle',
    '  open',
    '  - event: DOOR.CLOSE: goes to on.hist',
  ]);
});

test('a wizard with H and H*', () => {
  expect(chartLines(nestedWizard)).toEqual([
    'wizard; begins in steps',
    '  steps; begins in steps.person',
    '  - event: HELP: goes to help',
    '  - event: SAVE: goes to saved',
    '    person; begins in steps.person.name',
    '      name',
    '      - event: NEXT: goes to steps.person.birthday',
    '      birthday',
    '      - event: BACK: goes to steps.person.name',
    '      - event: NEXT: goes to steps.address',
    '    address; begins in steps.address.street',
    '      street',
    '      - event: NEXT: goes to steps.address.city',
    '      city',
    '      - event: BACK: goes to steps.address.street',
    '      - event: NEXT: goes to review',
    '    H shallow; begins in steps.address',
    '    H* deep; begins in steps.person.birthday',
    '  help',
    '  - event: CLOSE: goes to steps.deep',
    '  saved',
    '  - event: RESUME: goes to steps.shallow',
    '  review',
    '  - event: EDIT: goes to steps.deep',
    '  - event: SEND: goes to sent',
    '  sent; final',
  ]);
});

test('histories among regions', () => {
  expect(chartLines(parallelHistory)).toEqual([
    'desk; begins in away',
    '  away',
    '  - event: RETURN: goes to work.last',
    '  - event: REOPEN: goes to work.deep',
    '  work (parallel)',
    '  - event: LEAVE: goes to away',
    '    lamp; begins in work.lamp.off',
    '      off',
    '      - event: LAMP: goes to work.lamp.on',
    '      on',
    '      - event: LAMP: goes to work.lamp.off',
    '    music; begins in work.music.off',
    '      off',
    '      - event: MUSIC: goes to work.music.on',
    '      on',
    '      - event: MUSIC: goes to work.music.off',
    '    H last; begins in work',
    '    H* deep; begins in work.lamp.on',
    '    door; begins in work.door.shut',
    '      shut',
    '      loud',
  ]);
});
