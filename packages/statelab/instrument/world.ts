/** What each part of the world around a page can answer; the first of each is how it is at first. */
export const worldAnswers = {
  storage: ['works', 'full', 'refused'],
  clipboard: ['allowed', 'refused'],
  network: ['online', 'offline', 'slow', 'failing'],
  location: ['place', 'refused', 'slow'],
} as const;

export type WorldPart = keyof typeof worldAnswers;

/** What the world around a page answers. */
export type World = { readonly [Part in WorldPart]: (typeof worldAnswers)[Part][number] };

export const worldAtFirst: World = {
  storage: 'works',
  clipboard: 'allowed',
  network: 'online',
  location: 'place',
};

/** The world with another answer of one part. What no part answers changes nothing. */
export function worldWith(world: World, part: WorldPart, answer: string): World {
  const known = worldAnswers[part].find((candidate) => candidate === answer);
  return known === undefined ? world : { ...world, [part]: known };
}

/** How long what is slow takes, in milliseconds. */
export const slowTime = 5000;
