import { slowTime, type World } from './world.ts';

type Later = (go: () => void, ms: number) => void;

/** Gives an object another getter than its class has. */
function answerWith(object: object, name: string, get: () => unknown): void {
  Object.defineProperty(object, name, { configurable: true, get });
}

function standInStorage(page: Window & typeof globalThis, world: () => World): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const storage = page[area];
    answerWith(page, area, () => {
      if (world().storage !== 'refused') return storage;
      throw new page.DOMException('The lab refuses storage.', 'SecurityError');
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

function standInClipboard({ navigator }: Window, world: () => World): void {
  const { clipboard }: Partial<Navigator> = navigator;
  const writeText = async (text: string): Promise<void> => {
    if (world().clipboard === 'refused') throw new DOMException('Refused.', 'NotAllowedError');
    // Whether this browser lets the lab write is not what the tester asked.
    await clipboard?.writeText(text).catch(() => undefined);
  };
  answerWith(navigator, 'clipboard', () => ({ writeText }));
}

function standInNetwork(page: Window & typeof globalThis, world: () => World, later: Later): void {
  const fetch = page.fetch.bind(page);
  answerWith(page.navigator, 'onLine', () => world().network !== 'offline');
  page.fetch = async (...request) => {
    const { network } = world();
    if (network === 'offline') throw new page.TypeError('Failed to fetch');
    if (network === 'failing') return new page.Response('', { status: 500 });
    if (network === 'slow') await new Promise<void>((resolve) => later(resolve, slowTime));
    return fetch(...request);
  };
}

function standInLocation({ navigator }: Window, world: () => World, later: Later): void {
  const coords = { latitude: -36.85, longitude: 174.76, accuracy: 1000 };
  const getCurrentPosition = (
    found: (position: { coords: typeof coords; timestamp: number }) => void,
    refused?: (error: { code: number; message: string }) => void,
  ): void => {
    const { location } = world();
    later(
      () => {
        if (location !== 'refused') found({ coords, timestamp: 0 });
        else refused?.({ code: 1, message: 'The lab refuses the location.' });
      },
      location === 'slow' ? slowTime : 0,
    );
  };
  answerWith(navigator, 'geolocation', () => ({ getCurrentPosition }));
}

/** Has the world around a page answer as the tester chose, from now on and whenever that changes. */
export function mockEnvironment(
  page: Window & typeof globalThis,
  world: () => World,
  later: Later,
): void {
  standInStorage(page, world);
  standInClipboard(page, world);
  standInNetwork(page, world, later);
  standInLocation(page, world, later);
}
