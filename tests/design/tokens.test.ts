import { expect, test } from 'vitest';
import { customProperties, onBush, onLight } from '#src/design/ground.ts';
import { tokens } from '#src/design/tokens.ts';

function declaredIn(css: string): string[] {
  return [...css.matchAll(/(--[a-z0-9-]+):/g)].map(([, name = '']) => name);
}

test('every custom property in use is declared', () => {
  const declared = new Set(declaredIn(customProperties));
  const read = [...(JSON.stringify(tokens) + customProperties).matchAll(/var\((--[a-z0-9-]+)\)/g)];
  const missing = read.map(([, name = '']) => name).filter((name) => !declared.has(name));
  expect(missing).toEqual([]);
  expect(read.length).toBeGreaterThan(50);
});

test('the bush ground overrides exactly what the light grounds set', () => {
  expect(declaredIn(onBush)).toEqual(declaredIn(onLight));
});

test('the type scale reaches the designed sizes on wide screens', () => {
  const largest = [...customProperties.matchAll(/--size-[a-z0-9]+: (?:clamp\(.*, )?([\d.]+)rem/g)];
  expect(largest.map(([, rem]) => Number(rem))).toEqual([
    0.875, 1, 1.125, 1.3125, 1.5, 1.875, 2.25, 3, 3.875,
  ]);
});
