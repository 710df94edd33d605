import { build } from 'vite';
import { expect, test } from 'vitest';
import { bareMachine, bareMachines } from '#src/build/code/bare-machines.ts';

test('what a state says of itself is left out, and all that it does is kept', () => {
  const code = `createMachine({
    description: 'A door.',
    initial: 'shut',
    states: {
      shut: { description: \`It is \${name}.\`, meta: { requirement: 'Shut' }, on: { OPEN: 'open' } },
      open: { tags: ['open'], description: 'Nobody is kept out.' },
    },
  });`;
  const bare = bareMachine(code).toString();
  expect(bare).not.toMatch(/description|meta|requirement/);
  expect(bare.replace(/\s/g, '')).toBe(
    "createMachine({initial:'shut',states:{shut:{on:{OPEN:'open'}},open:{tags:['open'],},},});",
  );
});

test('what a machine tells the compiler of its types is left out', () => {
  const code = 'setup({ types: { context: {}, events: {} }, actions: { types: read } })';
  expect(bareMachine(code).toString()).toBe('setup({ actions: { types: read } })');
});

test('a value of those names that is worked out is kept', () => {
  const code = 'const form = { description: typed.description, meta: read(), description };';
  expect(bareMachine(code).toString()).toBe(code);
});

test('a build whose machines say nothing that it knows how to leave out fails with a sentence', async () => {
  const mute = build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [bareMachines()],
    build: { write: false, rolldownOptions: { input: 'machines/not-provided.ts' } },
  });
  await expect(mute).rejects.toThrow('No machine tells what its states are for');
});
