// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inlineScript } from '#src/build/code/inline-script.ts';

const minute = 60_000;

/** Runs the inline script on a page whose application is asked for and never comes. */
async function visitPage(): Promise<DOMStringMap> {
  vi.stubEnv('DEV', true);
  const { dataset } = document.documentElement;
  dataset['entry'] = 'data:text/javascript,await new Promise(() => {});';
  document.body.append(document.createElement('template'));
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    listeners.set(type, listener),
  );
  vi.resetModules();
  await import('#src/app/early/hold-input.ts');
  dataset['scripts'] = 'asked';
  listeners.get('load')?.();
  return dataset;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('waits in development for scripts that take a minute', async () => {
  const { scripts } = await visitPage();
  await vi.advanceTimersByTimeAsync(minute);
  expect(scripts).toBe('asked');
  expect(window.early.on).toBe(true);
});

test('the development server serves the script that waits', async () => {
  expect(await inlineScript()).toContain('15e3');
  expect(await inlineScript(true)).not.toContain('15e3');
});
