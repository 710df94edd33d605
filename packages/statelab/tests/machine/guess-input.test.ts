import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { guessInput } from '#statelab/machine/guess-input.ts';
import { derivedScenario } from '#statelab/machine/derived-scenario.ts';
import { drive } from '#statelab/explore/drive.ts';
import { cart } from './cart.machine.ts';

test('guesses what a context reads of its input', () => {
  expect(guessInput(cart).input).toEqual({ user: { name: '' }, start: 1, items: [], note: '' });
});

test('guesses nothing for a machine that reads no input', () => {
  expect(guessInput(createMachine({ context: { count: 1 } })).input).toBeUndefined();
  expect(guessInput(createMachine({ context: () => ({ count: 1 }) })).input).toBeUndefined();
});

test('a machine that reads its input starts with the guess', () => {
  expect(drive(derivedScenario(cart, 'cart')).snapshot().context).toEqual({
    name: '',
    next: 2,
    items: [],
    note: '',
  });
});
