import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { lookup, permission } from '#src/actors/location.ts';

afterEach(() => vi.unstubAllGlobals());

const input = { service: 'https://location.example/json/' };
const run = (actor: typeof permission) => toPromise(createActor(actor).start());

/** A browser whose visitor answers the location prompt. */
function stubGeolocation(choice: 'allow' | 'refuse') {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((succeed, fail) => {
    const coords = { latitude: -37.8, longitude: 175.3, accuracy: 10 };
    const rest = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
    const position = { coords: { ...coords, ...rest, toJSON: () => coords }, timestamp: 0 };
    if (choice === 'allow') succeed({ ...position, toJSON: () => position });
    else
      fail?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

describe('the browser’s permission prompt', () => {
  test('returns the visitor’s choice, and waits for no position', async () => {
    const { mock } = stubGeolocation('allow');
    expect(await run(permission)).toBe('granted');
    expect(mock.calls.map(([, , options]) => options)).toEqual([
      { timeout: 0, maximumAge: Infinity },
    ]);
    stubGeolocation('refuse');
    expect(await run(permission)).toBe('denied');
  });

  test('is not available in every browser', async () => {
    vi.stubGlobal('navigator', {});
    expect(await run(permission)).toBe('unsupported');
  });
});

describe('the lookup', () => {
  const respondWith = (reply: () => Response | Promise<Response>) => {
    const request = vi.fn<typeof fetch>(async () => reply());
    vi.stubGlobal('fetch', request);
    return request;
  };
  const look = () => toPromise(createActor(lookup, { input }).start());

  test('truncates an overlong name, and splits no character', async () => {
    respondWith(() => Response.json({ city: '𝔸'.repeat(101) }));
    expect(await look()).toBe('𝔸'.repeat(100));
  });

  test('returns the city in the response, and sends nothing about the visitor', async () => {
    const request = respondWith(() => Response.json({ city: ' Hamilton ', latitude: -37.8 }));
    expect(await look()).toBe('Hamilton');
    expect(request).toHaveBeenCalledOnce();
    expect(request.mock.calls[0]?.[0]).toBe(input.service);
    expect(request.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  test.each([{ city: '  ' }, { city: 7 }, null])(
    'fails on a response without a city: %j',
    async (reply) => {
      respondWith(() => Response.json(reply));
      await expect(look()).rejects.toThrow(/Invalid/);
    },
  );

  test('fails on an error status, whatever the body', async () => {
    respondWith(() => Response.json({ city: 'Hamilton' }, { status: 429 }));
    await expect(look()).rejects.toThrow('The location service responded with 429.');
  });

  test('is aborted when its actor stops', () => {
    const request = respondWith(() => new Promise<Response>(() => {}));
    const actor = createActor(lookup, { input }).start();
    const signal = request.mock.calls[0]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    actor.stop();
    expect(signal?.aborted).toBe(true);
  });
});
