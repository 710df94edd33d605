type Area = 'localStorage' | 'sessionStorage';

/** Uses the browser's storage; `otherwise` where that is full or turned off. */
function useArea<Result>(area: Area, otherwise: Result, use: (storage: Storage) => Result): Result {
  try {
    return use(window[area]);
  } catch {
    return otherwise;
  }
}

export const readStored = (area: Area, key: string): unknown =>
  useArea<unknown>(area, undefined, (storage) => {
    const text = storage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  });

/** Returns whether the value was stored. */
export const writeStored = (area: Area, key: string, value: unknown): boolean =>
  useArea(area, false, (storage) => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  });

export const removeStored = (area: Area, key: string): void =>
  useArea(area, undefined, (storage) => storage.removeItem(key));

export const storedKeys = (area: Area, prefix: string): readonly string[] =>
  useArea<readonly string[]>(area, [], (storage) =>
    Object.keys(storage).filter((key) => key.startsWith(prefix)),
  );
