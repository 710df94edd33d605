const prefix = 'statelab.';

/** Separates the lab's storage from the site's. */
export const labStorageKey = (name: string): string => `${prefix}${name}`;

export const isLabStorageKey = (key: string): boolean => key.startsWith(prefix);
