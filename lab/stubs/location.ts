import { expect, type Page, type Route } from '@playwright/test';

/** Leaves the location prompt open until `decideLocation`. */
export async function holdLocation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Geolocation.prototype.getCurrentPosition = (allowed, refused) => {
      const error = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
      const coords = {
        latitude: -36.85,
        longitude: 174.76,
        accuracy: 1000,
        altitude: null,
        altitudeAccuracy: null,
        heading: null,
        speed: null,
        toJSON: () => ({}),
      };
      window.addEventListener('test:allow', () =>
        allowed({ coords, timestamp: 0, toJSON: () => ({}) }),
      );
      window.addEventListener('test:refuse', () =>
        refused?.({ ...error, code: 1, message: 'User denied Geolocation' }),
      );
    };
  });
}

export async function decideLocation(page: Page, isAllowed: boolean): Promise<void> {
  await page.evaluate(
    (type) => window.dispatchEvent(new Event(type)),
    isAllowed ? 'test:allow' : 'test:refuse',
  );
}

/** Takes the location away, as from a browser that knows none. */
export async function removeLocation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined });
  });
}

const lookupsByPage = new WeakMap<Page, Route[]>();

/** Holds the responses of the service that looks up a city until `respondToLookup`. */
export async function holdLookups(page: Page): Promise<void> {
  const lookups: Route[] = [];
  lookupsByPage.set(page, lookups);
  await page.route('https://ipapi.co/json/', (route) => {
    lookups.push(route);
  });
}

/** Answers the service's newest lookup with a city, or with a refusal. */
export async function respondToLookup(page: Page, city: string | null): Promise<void> {
  const newest = () => lookupsByPage.get(page)?.at(-1);
  await expect
    .poll(newest, { message: 'The page looks up a city.', timeout: 60_000 })
    .toBeDefined();
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await newest()?.fulfill(city === null ? { status: 429, headers } : { json: { city }, headers });
}
