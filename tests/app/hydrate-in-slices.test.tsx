// @vitest-environment jsdom
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { hydrateForHeldInput, hydrateInSlices } from '#src/app/hydrate-in-slices.ts';

beforeAll(() => {
  window.early = { held: [], on: true, discard: () => {} };
  hydrateInSlices();
});

function Page({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated);
  return (
    <>
      <p>Quotes are promised within 24 hours.</p>
      <details suppressHydrationWarning>
        <summary>How soon will I get quotes?</summary>
      </details>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <button type="button">Next</button>
      <a href="/quote">Get quotes</a>
      <label>
        Name
        <input />
      </label>
    </>
  );
}

/** Serves the page, starts to hydrate it, and does something. True if that hydrated it at once. */
function isHurried(act: () => void): boolean {
  const onHydrated = vi.fn<() => void>();
  const page = <Page onHydrated={onHydrated} />;
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const [served] = document.body.children;
  if (!served) throw new Error('There is no page.');
  startTransition(() => {
    hydrateRoot(served, page);
  });
  act();
  return onHydrated.mock.calls.length > 0;
}

const isHurriedBy = (type: string, selector: string): boolean =>
  isHurried(() => {
    document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  });

test.for(['p', 'summary', 'button[popovertarget]'])(
  'lets the browser respond to %s while the page is hydrated',
  (selector) => {
    expect(isHurriedBy('pointerdown', selector)).toBe(false);
    expect(isHurriedBy('click', selector)).toBe(false);
  },
);

test.for(['button:not([popovertarget])', 'a', 'input', 'label'])(
  'lets React respond to %s at once',
  (selector) => {
    expect(isHurriedBy('pointerdown', selector)).toBe(true);
  },
);

test('hydrates the page at once for a press that was held before', () => {
  const hurry = () => void hydrateForHeldInput();
  expect(isHurried(hurry)).toBe(false);
  const hold = () => {
    const next = document.querySelector<HTMLElement>('button:not([popovertarget])');
    if (next) window.early.held.push([new MouseEvent('click'), next, '', undefined]);
  };
  expect(
    isHurried(() => {
      hold();
      hurry();
    }),
  ).toBe(true);
});

test('lets every press through once the page is hydrated', () => {
  window.early.on = false;
  const heard = vi.fn<() => void>();
  document.body.innerHTML = '<details><summary>How soon?</summary></details>';
  document.body.addEventListener('click', heard, { once: true });
  document.querySelector('summary')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  window.early.on = true;
  expect(heard).toHaveBeenCalledOnce();
});
