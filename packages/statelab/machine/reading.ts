/** A part of a value that was read, by the keys that lead to it. */
export interface Leaf {
  readonly path: readonly string[];
  /** A value of the kind that it was read as; undefined if it was only stored or compared. */
  readonly like: string | number | readonly unknown[] | undefined;
}

/** A value that records how it is read. */
interface Read {
  readonly proxy: unknown;
  readonly leaves: (path?: readonly string[]) => readonly Leaf[];
}

/** A value with a property of that name. */
function ownerOf(key: string | symbol): Leaf['like'] {
  if (key === Symbol.toPrimitive || key === 'valueOf' || key in Number.prototype) return 1;
  if (key === Symbol.iterator) return [];
  if (key in String.prototype) return '';
  return key in Array.prototype ? [] : undefined;
}

/** Records reads; known parts are read as they are. */
export function reading(known: Readonly<Record<string, unknown>> = {}): Read {
  const parts = new Map<string, Read>();
  let like: Leaf['like'];
  // A function can be called, spread and read.
  const proxy: unknown = new Proxy(() => undefined, {
    get: (_, key) => {
      if (typeof key === 'string' && Object.hasOwn(known, key)) return known[key];
      // A text and a list have a length.
      if (key === 'length') return 0;
      // An error that prints it asks for this.
      if (key === 'toJSON') return undefined;
      const owner = ownerOf(key);
      if (owner !== undefined || typeof key === 'symbol') {
        like = owner ?? like;
        if (key === Symbol.toPrimitive) return () => like;
        const own: unknown = Reflect.get(Object(like ?? ''), key);
        return typeof own === 'function' ? own.bind(like) : own;
      }
      const part = parts.get(key) ?? reading();
      parts.set(key, part);
      return part.proxy;
    },
  });
  const leaves = (path: readonly string[] = []): readonly Leaf[] =>
    parts.size === 0
      ? [{ path, like }]
      : [...parts].flatMap(([key, part]) => part.leaves([...path, key]));
  return { proxy, leaves };
}

/** A value that has leaves at their paths. */
export function valueWith(
  leaves: readonly (readonly [path: Leaf['path'], value: unknown])[],
): unknown {
  const [whole] = leaves.filter(([path]) => path.length === 0);
  if (whole !== undefined) return whole[1];
  const keys = [...new Set(leaves.map(([[key = '']]) => key))];
  return Object.fromEntries(
    keys.map((key) => [
      key,
      valueWith(
        leaves.flatMap(([[first, ...rest], value]) => (first === key ? [[rest, value]] : [])),
      ),
    ]),
  );
}

/** Runs a function for what it reads. An error ends only what it read before. */
export function attempt(part: Function, ...given: readonly unknown[]): unknown {
  try {
    return part(...given);
  } catch {
    return undefined;
  }
}
