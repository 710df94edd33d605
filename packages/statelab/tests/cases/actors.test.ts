import { expect, test } from 'vitest';
import { drive } from '#statelab/explore/drive.ts';
import { derivedScenario } from '#statelab/open/derived-scenario.ts';
import { login, parent } from './actors.machine.ts';
import { runCase, runCheck } from './run-case.ts';

const file = 'actors.machine.ts';

test('an event that is sent to an invoked actor reaches it, and the actor runs on', async () => {
  const driver = drive(derivedScenario(parent, 'parent'));
  expect(driver.send({ type: 'PING' }).sentEvents).toEqual([
    { actor: 'child', event: { type: 'PING' } },
  ]);
  expect(driver.settle('child', 'done').after.value).toBe('over');
  expect(await runCheck(file, 'parent')).toMatchObject({
    code: 0,
    stdout: 'Nothing looks wrong with parent.\n',
  });
});

test('two actors of one source both end, each in what it handles', async () => {
  expect((await runCase(file, 'two-loads')).stdout).toContain(
    [
      'Path 1: 4 steps to right.there left.there',
      '    1  load (b): a failure  → left.waiting right.failed',
      '    2  RETRY                → left.waiting right.waiting',
      '    3  load (a): done       → left.there right.waiting',
      '    4  load (b): done       → right.there left.there',
    ].join('\n'),
  );
  expect(await runCheck(file, 'two-loads')).toMatchObject({
    code: 1,
    stdout: 'unhandled failure: two-loads.left.waiting of a\n',
  });
});

test('an output has the parts that are read of it', async () => {
  const { outcomes } = derivedScenario(login, 'login');
  expect(outcomes).toEqual({
    signIn: [
      { name: 'done', output: { user: { token: '' }, roles: [] } },
      { name: 'a failure', error: new Error('It failed.') },
    ],
  });
  const { stdout } = await runCase(file, 'login');
  expect(stdout).toContain('1 path covers all 4 transitions; fewer cannot.');
  expect(stdout).toContain(
    'Assumed: signIn returns {"user":{"token":""},"roles":[]}. A scenario says what it returns.',
  );
});
