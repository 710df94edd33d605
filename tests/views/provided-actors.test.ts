import { expect, expectTypeOf, test } from 'vitest';
import { setup } from 'xstate';
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
