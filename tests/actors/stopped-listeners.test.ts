// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { network } from '#src/actors/network.ts';
import { pageTransitions } from '#src/actors/page-transitions.ts';

/** Runs an actor inside a machine. Returns the running machine, and what it is sent. */
function run(actor: typeof network) {
  const sent = vi.fn<(type: string) => void>();
  const machine = setup({ actors: { actor } }).createMachine({
    invoke: { src: 'actor' },
    on: { '*': { actions: ({ event }) => sent(event.type) } },
  });
  return { sent, actor: createActor(machine).start() };
}

const events: readonly (readonly [string, typeof network, () => Event, string])[] = [
  ['pagehide', pageTransitions, () => new Event('pagehide'), 'PAGE.HIDE'],
  [
    'pageshow',
    pageTransitions,
    () => Object.assign(new Event('pageshow'), { persisted: true }),
    'PAGE.RESTORE',
  ],
  ['online', network, () => new Event('online'), 'NETWORK.ONLINE'],
  [
    'storage',
    network,
    () => new StorageEvent('storage', { key: 'waymark.delivered.a', newValue: 'true' }),
    'NETWORK.ONLINE',
  ],
];

test.each(events)('hears %s until it is stopped', (name, actor, event, type) => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const { sent, actor: machine } = run(actor);
  window.dispatchEvent(event());
  expect(sent.mock.calls).toEqual([[type]]);
  machine.stop();
  const listenersIn = (calls: readonly (readonly unknown[])[]) =>
    calls.filter(([of]) => of === name).map(([, listener]) => listener);
  expect(listenersIn(removed.mock.calls)).toEqual(listenersIn(added.mock.calls));
});
