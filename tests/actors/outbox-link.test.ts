// @vitest-environment jsdom
import { createActor, fromPromise, setup } from 'xstate';
import { afterEach, expect, test } from 'vitest';
import type { OutboxEvent } from '#machines/form/form-model.ts';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { entryStore } from '#src/actors/outbox-entries.ts';
import { outboxLink } from '#src/actors/outbox-link.ts';
import { quietOutbox } from '#tests/views/in-site.tsx';

afterEach(() => localStorage.clear());

const lead = { key: 'key-1', body: 'form-name=contact&name=Aroha' };

/** A form's link with its page's outbox, and the events that the form gets. */
function startPage(actors: Partial<ReturnType<typeof quietOutbox>> = {}) {
  const outbox = createActor(
    leadOutboxMachine.provide({ actors: { ...quietOutbox([]), entryStore, ...actors } }),
  ).start();
  const events: string[] = [];
  const form = createActor(
    setup({ actors: { outbox: outboxLink(outbox) } }).createMachine({
      invoke: { src: 'outbox', id: 'outbox' },
      on: { 'LEAD.*': { actions: ({ event }) => events.push(event.type) } },
    }),
  ).start();
  const send = (event: OutboxEvent) => form.getSnapshot().children['outbox']?.send(event);
  return { outbox, form, send, events };
}

const kept = () => Object.keys(localStorage);

const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

test('stores a lead while it is being sent, so that the page may be closed', () => {
  const { outbox, send } = startPage();
  send({ type: 'LEAD.HOLD', ...lead });
  expect(kept()).toEqual(['waymark.outbox.key-1']);
  expect(outbox.getSnapshot().context.pending).toEqual([]);
  send({ type: 'LEAD.RELEASE', key: 'key-1' });
  expect(kept()).toEqual([]);
});

test('hands a lead to the outbox when its form goes', () => {
  const { outbox, form, send } = startPage();
  send({ type: 'LEAD.HOLD', ...lead });
  form.stop();
  expect(outbox.getSnapshot().context.pending).toEqual([{ ...lead, refused: false }]);
  expect(kept()).toEqual(['waymark.outbox.key-1']);
});

test.each([
  [200, ['LEAD.DELIVERED']],
  [400, ['LEAD.REJECTED']],
])('sends the form the end of its lead, once: status %i is %j', async (status, expected) => {
  const { outbox, send, events } = startPage({
    deliverEntry: fromPromise(async () => ({ status })),
  });
  await soon();
  send({ type: 'LEAD.QUEUE', ...lead });
  send({ type: 'LEAD.WATCH', key: 'key-1' });
  expect(events).toEqual([]);
  outbox.send({ type: 'NETWORK.ONLINE' });
  await soon();
  outbox.send({ type: 'REJECTED.DISMISS' });
  expect(events).toEqual(expected);
});

test('tells the form once if the browser cannot store its lead', () => {
  const { outbox, send, events } = startPage();
  send({ type: 'LEAD.QUEUE', ...lead });
  send({ type: 'LEAD.WATCH', key: 'key-1' });
  outbox.send({ type: 'ENTRY.STORE_FAILED', key: 'key-1' });
  outbox.send({ type: 'NETWORK.ONLINE' });
  expect(events).toEqual(['LEAD.NOT_PERSISTED']);
});

test('sends a form nothing of the lead that it watched before', async () => {
  const { outbox, send, events } = startPage({
    deliverEntry: fromPromise(async () => ({ status: 400 })),
  });
  await soon();
  send({ type: 'LEAD.QUEUE', ...lead });
  send({ type: 'LEAD.WATCH', key: 'key-1' });
  send({ type: 'LEAD.WATCH', key: 'key-2' });
  outbox.send({ type: 'NETWORK.ONLINE' });
  await soon();
  expect(outbox.getSnapshot().context.rejected).toHaveLength(1);
  expect(events).toEqual(['LEAD.DELIVERED']);
});
