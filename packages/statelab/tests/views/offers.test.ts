import { expect, test } from 'vitest';
import { stepName } from '#statelab/explore/step-name.ts';
import { offersAt } from '#statelab/views/offers.ts';
import type { Step } from '#statelab/scenario.ts';
import { drive } from '#statelab/explore/drive.ts';
import { kettleInLab } from './kettle.ts';

function offersAfter(...moves: readonly Step[]) {
  const { scenario } = kettleInLab;
  const { perform, moment, steps } = drive(scenario);
  moves.forEach(perform);
  return offersAt(scenario, moment(), steps()).map(({ step, remark }) =>
    [stepName(step), remark].filter(Boolean).join(', '),
  );
}

const event = (type: string, more: object = {}): Step => ({
  kind: 'event',
  event: { type, ...more },
});

test('what the machine takes stands first, what no state knows last, an event without example too', () => {
  expect(offersAfter()).toEqual([
    'FILL litres 1',
    'FILL litres 2',
    'SWITCH, refused by “holds water”',
    'LISTEN, does nothing here, on purpose',
  ]);
});

test('effects can end and time can pass before events', () => {
  expect(offersAfter(event('FILL', { litres: 1 }), event('SWITCH'))).toEqual([
    'wait 4,000 ms',
    'feelHeat: warm',
    'seeLid: shut',
    'FILL litres 2, not known in this state',
    'FILL litres 1, not known in this state',
    'LISTEN, not known in this state',
    'SWITCH, not known in this state',
  ]);
});
