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

/**
 * Renders a form with the setting log or deliver, with real actors and outbox, and a handler that
 * responds with a status.
 */
export function siteWith(setting: LeadForms, status = 200) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ ok: status < 300 }, { status }));
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
  };
}
