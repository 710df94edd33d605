/** Globals of a page, or of an extension to it, that Node or a worker lacks. */
const names = `
  addEventListener alert Audio AudioContext browser cancelAnimationFrame chrome confirm CSS customElements
  dispatchEvent document DOMParser Element EventSource FileReader getComputedStyle history HTMLElement
  HTMLAudioElement HTMLInputElement HTMLMediaElement HTMLVideoElement Image indexedDB IntersectionObserver
  KeyboardEvent location matchMedia MediaRecorder MediaStream MouseEvent MutationObserver navigator Node
  Notification parent PointerEvent prompt removeEventListener requestAnimationFrame ResizeObserver
  RTCPeerConnection screen scrollTo self speechSynthesis SpeechSynthesisUtterance WebSocket window Worker
  XMLHttpRequest`
  .trim()
  .split(/\s+/);

/** Has every property, and can be called and constructed. Does nothing. */
export const anything: object = new Proxy(function () {}, {
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

/** True if code failed because it uses a global that only a page has. */
export const needsPage = (error: unknown): boolean =>
  error instanceof ReferenceError &&
  Object.hasOwn(standIns, /^(\w+) is not defined/.exec(error.message)?.[1] ?? '');

/** Defines stand-ins for the globals of a page that are missing. Returns a function that removes them. */
export function standIn(): () => void {
  const missing = Object.entries(standIns).filter(([name]) => !(name in globalThis));
  for (const [name, value] of missing) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name] of missing) Reflect.deleteProperty(globalThis, name);
  };
}

/** Runs code with stand-ins for the globals of a page. */
export function withStandIns<Result>(run: () => Result): Result {
  const end = standIn();
  try {
    return run();
  } finally {
    end();
  }
}

/** How code of a project runs, by the name of its file or machine. The command line puts a wall around it. */
export const projectCode = {
  run: <Result>(_: string, go: () => Result): Result => go(),
};
