const prefix = 'waymark-lab.';

/** The key under which the lab keeps something in the browser, apart from what the site keeps. */
export const labStorageKey = (name: string): string => `${prefix}${name}`;

export const isLabStorageKey = (key: string): boolean => key.startsWith(prefix);
