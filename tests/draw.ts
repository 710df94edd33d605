import { randomFrom } from '#art/random.ts';

/** Random draws from one seed. */
export interface Draw {
  readonly chance: (probability: number) => boolean;
  /** A whole number from 0 up to but excluding `end`. */
  readonly below: (end: number) => number;
  readonly one: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** Random bytes. */
  readonly bytes: (length: number) => Buffer;
}

export function drawFrom(seed: string): Draw {
  const random = randomFrom(seed);
  const below = (end: number): number => Math.floor(random() * end);
  return {
    chance: (probability) => random() < probability,
    below,
    one: (items) => items[below(items.length)] ?? items[0],
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
