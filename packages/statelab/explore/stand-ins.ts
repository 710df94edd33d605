/** What a page has, and Node and a page's workers have not. */
const names = [
  'alert',
  'cancelAnimationFrame',
  'confirm',
  'customElements',
  'document',
  'Element',
  'getComputedStyle',
  'history',
  'HTMLElement',
  'HTMLInputElement',
  'Image',
  'IntersectionObserver',
  'location',
  'matchMedia',
  'MutationObserver',
  'Node',
  'prompt',
  'requestAnimationFrame',
  'ResizeObserver',
  'screen',
  'scrollTo',
  'window',
] as const;

/** It has every property, and can be called; nothing comes of it. */
const anything: object = new Proxy(() => undefined, {
  get: (_, key) => {
    if (key === 'then') return undefined;
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return [][Symbol.iterator];
    return anything;
  },
  set: () => true,
  apply: () => anything,
  construct: () => anything,
});

const emptyStore = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
  key: () => null,
  length: 0,
};

const standIns: Readonly<Record<string, object>> = {
  ...Object.fromEntries(names.map((name) => [name, anything])),
  localStorage: emptyStore,
  sessionStorage: emptyStore,
};

/** True for the failure of code that needs a page. */
export const needsPage = (error: unknown): boolean =>
  error instanceof ReferenceError &&
  Object.hasOwn(standIns, /^(\w+) is not defined/.exec(error.message)?.[1] ?? '');

/** Puts stand-ins in the place of what only a page has. Gives what takes them away again. */
export function standIn(): () => void {
  const missing = Object.entries(standIns).filter(([name]) => !(name in globalThis));
  for (const [name, value] of missing) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name] of missing) Reflect.deleteProperty(globalThis, name);
  };
}

/** Runs code with stand-ins for what only a page has. */
export function withStandIns<Result>(run: () => Result): Result {
  const end = standIn();
  try {
    return run();
  } finally {
    end();
  }
}
