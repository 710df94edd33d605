/** The settings of each part of a page's environment; the first one is the default. */
export const worldSettings = {
  storage: ['works', 'full', 'refused'],
  clipboard: ['allowed', 'refused'],
  network: ['online', 'offline', 'slow', 'failing'],
  location: ['place', 'refused', 'slow'],
} as const;

export type WorldPart = keyof typeof worldSettings;

export type World = { readonly [Part in WorldPart]: (typeof worldSettings)[Part][number] };

export const defaultWorld: World = {
  storage: 'works',
  clipboard: 'allowed',
  network: 'online',
  location: 'place',
};

/** The world with another setting. Ignores unknown settings. */
export function worldWith(world: World, part: WorldPart, setting: string): World {
  const known = worldSettings[part].find((candidate) => candidate === setting);
  return known === undefined ? world : { ...world, [part]: known };
}

/** The delay of a slow part, in milliseconds. */
export const slowDelay = 5000;
