import { createMachine, type AnyStateMachine } from 'xstate';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

/** A machine of so many states side by side: each leads to the next, and every fifth back to another. */
export function flatMachine(count: number): AnyStateMachine {
  const states = numbers(count).map((n) => [
    `s${n}`,
    {
      on: {
        NEXT: `s${(n + 1) % count}`,
        ...(n % 5 === 0 ? { JUMP: { guard: 'mayJump', target: `s${(n * 7 + 3) % count}` } } : {}),
      },
    },
  ]);
  return createMachine({ id: `flat-${count}`, initial: 's0', states: Object.fromEntries(states) });
}

/** A machine of so many states side by side, each with transitions to three others. */
export function denseMachine(count: number): AnyStateMachine {
  const states = numbers(count).map((n) => [
    `s${n}`,
    {
      on: {
        NEXT: `s${(n + 1) % count}`,
        JUMP: `s${(n * n * 7 + 3) % count}`,
        SKIP: `s${(n * n * 31 + 11) % count}`,
      },
    },
  ]);
  return createMachine({ id: `dense-${count}`, initial: 's0', states: Object.fromEntries(states) });
}

interface Level {
  readonly initial: string;
  readonly states: Readonly<Record<string, object>>;
}

/** States of which one holds the next ones, so many levels down. */
function level(depth: number, wide: number): Level {
  const states = numbers(wide).map((n) => [
    `s${n}`,
    {
      on: { [`NEXT_${depth}`]: `s${(n + 1) % wide}` },
      ...(n === 1 && depth > 1 ? level(depth - 1, wide) : {}),
    },
  ]);
  return { initial: 's0', states: Object.fromEntries(states) };
}

/** A machine of so many levels with so many states each, every one within the one before. */
export const deepMachine = (depth: number, wide: number): AnyStateMachine =>
  createMachine({ id: `deep-${depth}-${wide}`, ...level(depth, wide) });

/** A machine of so many regions that go through so many states each. */
export function parallelMachine(regions: number, wide: number): AnyStateMachine {
  const states = numbers(regions).map((n) => [`region${n}`, level(1, wide)]);
  return createMachine({
    id: `parallel-${regions}-${wide}`,
    type: 'parallel',
    states: Object.fromEntries(states),
  });
}
