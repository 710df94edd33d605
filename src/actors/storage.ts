/**
 * The browser's storage, which may be full or turned off. Reading then returns undefined and writing
 * does nothing.
 */
type Area = 'localStorage' | 'sessionStorage';

export function readStored(area: Area, key: string): unknown {
  try {
    const text = window[area].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether the value was stored. */
export function writeStored(area: Area, key: string, value: unknown): boolean {
  try {
    window[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Storage is turned off.
  }
}

export function storedKeys(area: Area, prefix: string): readonly string[] {
  try {
    return Object.keys(window[area]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
