import { expect, test } from 'vitest';
import { drive } from '#statelab/explore/drive.ts';
import { derivedScenario } from '#statelab/open/derived-scenario.ts';
import { parent } from './actors.machine.ts';

test('an event that is sent to an invoked actor reaches it, and the actor runs on', () => {
  const driver = drive(derivedScenario(parent, 'parent'));
  expect(driver.send({ type: 'PING' }).sentEvents).toEqual([
    { actor: 'child', event: { type: 'PING' } },
  ]);
  expect(driver.settle('child', 'done').after.value).toBe('over');
});
