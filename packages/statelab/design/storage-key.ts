const prefix = 'statelab.';

export const isLabStorageKey = (key: string): boolean => key.startsWith(prefix);

/** What the lab keeps in this tab under a name; null if nothing is there. */
export function readKept(name: string): string | null {
  try {
    return window.sessionStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Keeps a text in this tab. Where storage is off or full, the next page begins without it. */
export function keep(name: string, text: string): void {
  try {
    window.sessionStorage.setItem(prefix + name, text);
  } catch {
    // Nothing depends on it.
  }
}
