import { slowDelay, type World } from './world.ts';

type Later = (go: () => void, ms: number) => void;

function overrideGetter(object: object, name: string, get: () => unknown): void {
  Object.defineProperty(object, name, { configurable: true, get });
}

function mockStorage(page: Window & typeof globalThis, world: () => World): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const storage = page[area];
    overrideGetter(page, area, () => {
      if (world().storage !== 'refused') return storage;
      throw new page.DOMException('The lab blocks storage.', 'SecurityError');
    });
  }
  const { prototype } = page.Storage;
  const setItem = Reflect.get(prototype, 'setItem');
  Object.defineProperty(prototype, 'setItem', {
    configurable: true,
    value(this: Storage, ...entry: [string, string]): void {
      if (world().storage !== 'full') return setItem.apply(this, entry);
      throw new page.DOMException('The storage of the lab is full.', 'QuotaExceededError');
    },
  });
}

function mockClipboard({ navigator }: Window, world: () => World): void {
  const { clipboard }: Partial<Navigator> = navigator;
  const writeText = async (text: string): Promise<void> => {
    if (world().clipboard === 'refused')
      throw new DOMException('The lab blocks the clipboard.', 'NotAllowedError');
    // The tester's choice counts, not the browser's permission.
    await clipboard?.writeText(text).catch(() => undefined);
  };
  overrideGetter(navigator, 'clipboard', () => ({ writeText }));
}

function mockNetwork(page: Window & typeof globalThis, world: () => World, later: Later): void {
  const fetch = page.fetch.bind(page);
  overrideGetter(page.navigator, 'onLine', () => world().network !== 'offline');
  page.fetch = async (...request) => {
    const { network } = world();
    if (network === 'offline') throw new page.TypeError('Failed to fetch');
    if (network === 'failing') return new page.Response('', { status: 500 });
    if (network === 'slow') await new Promise<void>((resolve) => later(resolve, slowDelay));
    return fetch(...request);
  };
}

function mockLocation({ navigator }: Window, world: () => World, later: Later): void {
  const coords = { latitude: -36.85, longitude: 174.76, accuracy: 1000 };
  const getCurrentPosition = (
    found: (position: { coords: typeof coords; timestamp: number }) => void,
    refused?: (error: { code: number; message: string }) => void,
  ): void => {
    const { location } = world();
    later(
      () => {
        if (location !== 'refused') found({ coords, timestamp: 0 });
        else refused?.({ code: 1, message: 'The lab blocks the location.' });
      },
      location === 'slow' ? slowDelay : 0,
    );
  };
  overrideGetter(navigator, 'geolocation', () => ({ getCurrentPosition }));
}

/** Mocks the browser APIs around a page. `world` is read at each call. */
export function mockEnvironment(
  page: Window & typeof globalThis,
  world: () => World,
  later: Later,
): void {
  mockStorage(page, world);
  mockClipboard(page, world);
  mockNetwork(page, world, later);
  mockLocation(page, world, later);
}
