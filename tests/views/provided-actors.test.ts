import { expect, expectTypeOf, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { promiseStub } from '#machines/not-provided.ts';
import { withActors, type useProvidedActor } from '#src/views/provided-actors.ts';

const machineWith = (id: string) =>
  setup({ actors: { [id]: promiseStub<void, { text: string }>(id) } }).createMachine({
    id: 'copy-phone',
  });

test('rejects a machine with a missing actor, before it starts', () => {
  expect(() => withActors(machineWith('copyPhone'), {})).toThrow(
    "The machine copy-phone needs the actor 'copyPhone'. Provide it in the table in src/app/actors.ts.",
  );
});

test('rejects a child machine with a missing actor', () => {
  const parent = setup({ actors: { child: machineWith('copyPhone') } }).createMachine({});
  expect(() => withActors(parent, {})).toThrow("needs the actor 'copyPhone'");
});

test('accepts a machine with all its actors', () => {
  const copyPhone = fromPromise(async () => {});
  expect(withActors(machineWith('copyPhone'), { copyPhone }).id).toBe('copy-phone');
});

test('does not compile if the site’s table lacks an actor of the machine', () => {
  const forgotten = setup({
    actors: { copyPhone: promiseStub<void>('copyPhone') },
  }).createMachine({});
  const known = setup({
    actors: { copyText: promiseStub<void, { text: string }>('copyText') },
  }).createMachine({});
  type Taken<Machine extends typeof forgotten | typeof known> = Parameters<
    typeof useProvidedActor<Machine>
  >[0];
  expectTypeOf(known).toExtend<Taken<typeof known>>();
  expectTypeOf(forgotten).not.toExtend<Taken<typeof forgotten>>();
});
