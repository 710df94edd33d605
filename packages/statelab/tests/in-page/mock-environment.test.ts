// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { mockEnvironment } from '#statelab/in-page/mock-environment.ts';
import { slowDelay, defaultWorld, worldWith, type World } from '#statelab/in-page/world.ts';

/** A page whose services are stubbed, with its requests and what waits. */
function open(answers: Partial<World> = {}) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const page = frame.contentWindow?.window;
  if (page === undefined) throw new Error('A frame has a window.');
  const fetched = vi.fn<typeof fetch>(async () => new Response('found'));
  const waiting: { readonly go: () => void; readonly ms: number }[] = [];
  Object.assign(page, { fetch: fetched, Response });
  mockEnvironment(
    page,
    () => ({ ...defaultWorld, ...answers }),
    (go, ms) => {
      waiting.push({ go, ms });
    },
  );
  return { page, fetched, waiting };
}

test('storage that works keeps, and is that of the browser', () => {
  const { page } = open();
  page.sessionStorage.setItem('draft', 'kept');
  expect(page.sessionStorage.getItem('draft')).toBe('kept');
});

test('storage that is full refuses to keep more, and can be read', () => {
  const answers: { storage: World['storage'] } = { storage: 'works' };
  const { page } = open(answers);
  page.localStorage.setItem('old', 'kept');
  answers.storage = 'full';
  expect(() => page.localStorage.setItem('new', 'lost')).toThrow('The storage of the lab is full.');
  expect(page.localStorage.getItem('old')).toBe('kept');
});

test('storage that is refused cannot be touched', () => {
  const { page } = open({ storage: 'refused' });
  expect(() => page.localStorage).toThrow('The lab blocks storage.');
  expect(() => page.sessionStorage).toThrow('The lab blocks storage.');
});

test('a clipboard that is allowed takes text in a browser that has none, and one that is refused does not', async () => {
  await expect(open().page.navigator.clipboard.writeText('115.00')).resolves.toBeUndefined();
  const { page } = open({ clipboard: 'refused' });
  await expect(page.navigator.clipboard.writeText('115.00')).rejects.toThrow(
    'The lab blocks the clipboard.',
  );
});

test('a network that is offline fails before anything is asked', async () => {
  const { page, fetched } = open({ network: 'offline' });
  expect(page.navigator.onLine).toBe(false);
  await expect(page.fetch('/guide.json')).rejects.toThrow('Failed to fetch');
  expect(fetched).not.toHaveBeenCalled();
});

test('a network that fails answers 500, and a slow one after 5 seconds', async () => {
  expect((await open({ network: 'failing' }).page.fetch('/')).status).toBe(500);
  const { page, fetched, waiting } = open({ network: 'slow' });
  const answer = page.fetch('/guide.json');
  expect(fetched).not.toHaveBeenCalled();
  expect(waiting.map(({ ms }) => ms)).toEqual([slowDelay]);
  waiting[0]?.go();
  expect(await (await answer).text()).toBe('found');
});

test('the location is a place, refused, or slow to come', () => {
  const asked = (location: World['location']) => {
    const { page, waiting } = open({ location });
    const found = vi.fn<PositionCallback>();
    const refused = vi.fn<PositionErrorCallback>();
    page.navigator.geolocation.getCurrentPosition(found, refused);
    for (const { go } of waiting) go();
    return [found.mock.calls.length, refused.mock.calls.length, waiting[0]?.ms];
  };
  expect(asked('place')).toEqual([1, 0, 0]);
  expect(asked('refused')).toEqual([0, 1, 0]);
  expect(asked('slow')).toEqual([1, 0, slowDelay]);
});

test('a part of the world answers as is chosen; what it does not know changes nothing', () => {
  expect(worldWith(defaultWorld, 'network', 'offline')).toEqual({
    ...defaultWorld,
    network: 'offline',
  });
  expect(worldWith(defaultWorld, 'network', 'full')).toBe(defaultWorld);
});
