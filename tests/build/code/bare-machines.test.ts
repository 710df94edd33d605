import { build } from 'vite';
import { expect, test } from 'vitest';
import { bareMachine, bareMachines } from '#src/build/code/bare-machines.ts';

test('drops what only describes a state, and keeps its behaviour', () => {
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

test('drops what only declares types', () => {
  const code = 'setup({ types: { context: {}, events: {} }, actions: { types: read } })';
  expect(bareMachine(code).toString()).toBe('setup({ actions: { types: read } })');
});

test('keeps computed values of the same names', () => {
  const code = 'const form = { description: typed.description, meta: read(), description };';
  expect(bareMachine(code).toString()).toBe(code);
});

test('fails with a sentence if there is nothing to drop', async () => {
  const mute = build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [bareMachines()],
    build: { write: false, rolldownOptions: { input: 'machines/not-provided.ts' } },
  });
  await expect(mute).rejects.toThrow('No machine tells what its states are for');
});
