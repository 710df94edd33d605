import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { LeadForms } from '#content/site.ts';
import { outboxActors } from '#src/app/actors.ts';
import { InSite } from '#tests/views/in-site.tsx';

/** Sets a field’s text at once. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Renders a form with the setting log or deliver, with real actors and outbox, and a handler. */
export function siteWith(setting: LeadForms) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', fetched);
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** The page’s element around a form. */
  const page = (form: ReactNode) => (
    <InSite leadForms={setting} outbox={outboxActors}>
      {form}
    </InSite>
  );
  return {
    fetched,
    logged,
    page,
    show: (form: ReactNode) => render(page(form)),
  };
}
