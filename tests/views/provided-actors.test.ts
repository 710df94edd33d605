import { expect, expectTypeOf, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { promiseStub } from '#machines/not-provided.ts';
import { withActors, type useProvidedActor } from '#src/views/provided-actors.ts';

const machineWith = (id: string) =>
  setup({ actors: { [id]: promiseStub<void, { text: string }>(id) } }).createMachine({
    id: 'copy-phone',
  });

test('refuses a machine whose actor nobody provides, before it starts', () => {
  expect(() => withActors(machineWith('copyPhone'), {})).toThrow(
    "The machine copy-phone needs the actor 'copyPhone'. Provide it in the table in src/app/actors.ts.",
  );
});

test('refuses it in a machine that another one runs', () => {
  const parent = setup({ actors: { child: machineWith('copyPhone') } }).createMachine({});
  expect(() => withActors(parent, {})).toThrow("needs the actor 'copyPhone'");
});

test('takes a machine whose actors are all provided', () => {
  const copyPhone = fromPromise(async () => {});
  expect(withActors(machineWith('copyPhone'), { copyPhone }).id).toBe('copy-phone');
});

test('does not compile where the site’s table lacks an actor of the machine', () => {
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
