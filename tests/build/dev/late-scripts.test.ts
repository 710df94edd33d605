// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inlineScript } from '#src/build/code/inline-script.ts';

const minute = 60_000;

/** Runs the inline script on a page whose application never comes, until before its load event. */
async function openPage(start: 'now' | '' = '') {
  document.querySelector('template')?.remove();
  const app = document.createElement('template');
  app.dataset['entry'] = 'data:text/javascript,await new Promise(() => {});';
  app.dataset['start'] = start;
  document.head.append(app);
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    listeners.set(type, listener),
  );
  vi.resetModules();
  await import('#src/app/early/hold-input.ts');
  return { app, load: () => listeners.get('load')?.() };
}

/** The same, until after its load event. */
async function visitPage(isDevelopment: boolean): Promise<DOMStringMap> {
  vi.stubEnv('DEV', isDevelopment);
  const { load } = await openPage();
  const { dataset } = document.documentElement;
  dataset['scripts'] = 'asked';
  load();
  return dataset;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks for the code of a page after its load', async () => {
  const { app, load } = await openPage();
  expect(app.isConnected).toBe(true);
  load();
  expect(app.isConnected).toBe(false);
});

test('asks for the code of a form with the page', async () => {
  const { app } = await openPage('now');
  expect(app.isConnected).toBe(false);
});

test('asks with Save-Data for neither', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { app, load } = await openPage('now');
  load();
  expect(app.isConnected).toBe(true);
});

test('waits in development for scripts that take a minute', async () => {
  const { scripts } = await visitPage(true);
  await vi.advanceTimersByTimeAsync(minute);
  expect(scripts).toBe('asked');
  expect(window.early.on).toBe(true);
});

test('gives up on them in the built site', async () => {
  const dataset = await visitPage(false);
  await vi.advanceTimersByTimeAsync(minute);
  expect(dataset).not.toHaveProperty('scripts');
  expect(window.early.on).toBe(false);
});

test('the development server serves the script that waits', async () => {
  expect(await inlineScript()).toContain('15e3');
  expect(await inlineScript(true)).not.toContain('15e3');
});
