// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { accordionMachine } from '#machines/accordion/accordion.machine.ts';
import { hashTarget } from '#src/actors/hash-target.ts';

afterEach(() => {
  window.location.hash = '';
});

/** Sets the URL’s fragment, and waits for the page’s event. */
async function visit(hash: string): Promise<void> {
  const sent = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.location.hash = hash;
  await sent;
}

const startAccordion = () =>
  createActor(accordionMachine.provide({ actors: { hashTarget } }), {
    input: { entries: ['is-it-free', 'paye'] },
  }).start();

test('keeps the open entry when the fragment names something else', async () => {
  await visit('#paye');
  const accordion = startAccordion();
  await visit('#enquiry');
  expect(accordion.getSnapshot().context.entry).toBe('paye');
  accordion.stop();
});

test('stops listening when its actor stops', async () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  const accordion = startAccordion();
  accordion.stop();
  expect(removed).toHaveBeenCalledWith('popstate', expect.any(Function));
  await visit('#paye');
  expect(accordion.getSnapshot().context.entry).toBeNull();
});

test.each([
  { part: 'an entry that it has opened', hash: '#paye', scrolls: true },
  // Back to it: the browser has put the page where the visitor left it.
  { part: 'no other part of the page', hash: '#enquiry', scrolls: false },
])('scrolls to $part', async ({ hash, scrolls }) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const accordion = startAccordion();
  await visit(hash);
  // After the visit, because jsdom looks for its target again only in a changed document.
  document.body.innerHTML =
    '<details open><p id="paye"></p></details><section id="enquiry"></section>';
  await new Promise(requestAnimationFrame);
  expect(scroll.mock.calls.length > 0).toBe(scrolls);
  accordion.stop();
});
