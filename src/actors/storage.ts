/**
 * The browser's storage, when there is any: a visitor may have turned it off, and it may be
 * full. Reading then gives nothing and writing does nothing; the caller goes on without.
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

/** True if it is stored. If not, the page still has what it needs until it is closed. */
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
    // Off: there was nothing to remove.
  }
}

export function storedKeys(area: Area, prefix: string): readonly string[] {
  try {
    return Object.keys(window[area]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
