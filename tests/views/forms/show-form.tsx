import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { LeadForms } from '#content/site.ts';
import { outboxActors } from '#src/app/actors.ts';
import { InSite } from '#tests/views/in-site.tsx';

/** Sets a field’s text at once. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** The form handler’s response: a status, or none. */
type Outcome = number | 'nothing' | 'network failure';

/**
 * Renders a form with the setting log or deliver, with real actors and outbox. The handler gives
 * the responses in turn, and repeats the last.
 */
export function siteWith(setting: LeadForms, ...outcomes: readonly Outcome[]) {
  const left = [...outcomes];
  const fetched = vi.fn<typeof fetch>(async () => {
    const outcome = left.length > 1 ? left.shift() : left[0];
    if (outcome === 'network failure') throw new TypeError('Failed to fetch');
    if (typeof outcome === 'number')
      return Response.json({ ok: outcome < 300 }, { status: outcome });
    return new Promise(() => undefined);
  });
  vi.stubGlobal('fetch', fetched);
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const clock = new SimulatedClock();
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** The page’s element around a form. */
  const page = (form: ReactNode) => (
    <InSite leadForms={setting} outbox={outboxActors} clock={clock}>
      {form}
    </InSite>
  );
  return {
    fetched,
    logged,
    /** Advances the outbox’s clock. */
    wait: (ms: number) => act(async () => clock.increment(ms)),
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
