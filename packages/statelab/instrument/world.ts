/** The settings of each part of a page's environment; the first one is the default. */
export const worldAnswers = {
  storage: ['works', 'full', 'refused'],
  clipboard: ['allowed', 'refused'],
  network: ['online', 'offline', 'slow', 'failing'],
  location: ['place', 'refused', 'slow'],
} as const;

export type WorldPart = keyof typeof worldAnswers;

export type World = { readonly [Part in WorldPart]: (typeof worldAnswers)[Part][number] };

export const worldAtFirst: World = {
  storage: 'works',
  clipboard: 'allowed',
  network: 'online',
  location: 'place',
};

/** The world with another setting. Ignores unknown settings. */
export function worldWith(world: World, part: WorldPart, answer: string): World {
  const known = worldAnswers[part].find((candidate) => candidate === answer);
  return known === undefined ? world : { ...world, [part]: known };
}

/** The delay of a slow part, in milliseconds. */
export const slowTime = 5000;
