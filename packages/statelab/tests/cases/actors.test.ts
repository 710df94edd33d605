import { expect, test } from 'vitest';
import { drive } from '#statelab/explore/drive.ts';
import { derivedScenario } from '#statelab/open/derived-scenario.ts';
import { login, parent } from './actors.machine.ts';

test('an event that is sent to an invoked actor reaches it, and the actor runs on', () => {
  const driver = drive(derivedScenario(parent, 'parent'));
  expect(driver.send({ type: 'PING' }).sentEvents).toEqual([
    { actor: 'child', event: { type: 'PING' } },
  ]);
  expect(driver.settle('child', 'done').after.value).toBe('over');
});

test('an output has the parts that are read of it', () => {
  const { outcomes } = derivedScenario(login, 'login');
  expect(outcomes).toEqual({
    signIn: [
      { name: 'done', output: { user: { token: '' }, roles: [] } },
      { name: 'a failure', error: new Error('It failed.') },
    ],
  });
});
