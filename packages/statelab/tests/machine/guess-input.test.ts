import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { guessInput } from '#statelab/machine/guess-input.ts';
import { derivedScenario } from '#statelab/machine/derived-scenario.ts';
import { scenarioText } from '#statelab/machine/scenario-text.ts';
import { drive } from '#statelab/explore/drive.ts';
import { cart } from './cart.machine.ts';

test('guesses what a context reads of its input', () => {
  expect(guessInput(cart)).toEqual({ user: { name: '' }, start: 1, items: [], note: '' });
});

test('guesses nothing for a machine that reads no input', () => {
  expect(guessInput(createMachine({ context: { count: 1 } }))).toBeUndefined();
  expect(guessInput(createMachine({ context: () => ({ count: 1 }) }))).toBeUndefined();
});

test('a machine that reads its input starts with the guess, and its first scenario says it', () => {
  const scenario = derivedScenario(cart, 'cart');
  expect(drive(scenario).snapshot().context).toEqual({ name: '', next: 2, items: [], note: '' });
  expect(
    scenarioText([{ name: 'cart', scenario, inPlace: new Set() }], './cart.machine.ts'),
  ).toContain("  input: { user: { name: '' }, start: 1, items: [], note: '' },");
});
