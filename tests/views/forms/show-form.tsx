/// <reference types="@testing-library/jest-dom/vitest" />
import * as matchers from '@testing-library/jest-dom/matchers';
import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, onTestFinished, vi } from 'vitest';
import type { LeadForms } from '#content/site.ts';
import { StepClock } from '#statelab/paths/step-clock.ts';
import { outboxActors } from '#src/app/actors.ts';
import { InSite } from '#tests/views/in-site.tsx';

/** Gives the tests of a file the matchers for elements, and each of them an empty page. */
export function testForms(): void {
  expect.extend(matchers);
  // jsdom lays nothing out, so it has nothing to scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}

/** Puts a text into a field all at once. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** How the form handler answers: with a status, or not at all. */
type Answer = number | 'nothing' | 'network failure';

/**
 * Puts a form on a page that is set to log or to deliver, with its real actors and outbox. The
 * handler gives the answers in turn, and the last one again and again.
 */
export function siteWith(setting: LeadForms, ...answers: readonly Answer[]) {
  const left = [...answers];
  const fetched = vi.fn<typeof fetch>(async () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer === 'network failure') throw new TypeError('Failed to fetch');
    if (typeof answer === 'number') return new Response(null, { status: answer });
    return new Promise(() => undefined);
  });
  vi.stubGlobal('fetch', fetched);
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const clock = new StepClock();
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** The page's element around a form. */
  const page = (form: ReactNode) => (
    <InSite leadForms={setting} outbox={outboxActors} clock={clock}>
      {form}
    </InSite>
  );
  return {
    fetched,
    logged,
    /** Lets time go by for the outbox. */
    wait: (ms: number) => act(async () => clock.advance(ms)),
    page,
    show: (form: ReactNode) => render(page(form)),
    /** What was posted, in order. */
    posts: () =>
      fetched.mock.calls.map(([address, init]) => ({
        address,
        key: new Headers(init?.headers).get('Idempotency-Key'),
        body: init?.body,
      })),
  };
}
