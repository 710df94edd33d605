import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { watchStore } from '#src/server/health.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';

const lead = {
  form: 'quote',
  idempotencyKey: undefined,
  receivedAt: new Date('2026-11-21T00:00:00.000Z'),
  values: {},
};

function watched() {
  const probe = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const save = vi.fn<LeadStore['save']>(() => Promise.resolve('stored'));
  const clock = { now: 0 };
  return { probe, save, clock, store: watchStore({ probe, save }, () => clock.now) };
}

test('probes the store once in five seconds, however many requests come', async () => {
  const { store, probe, clock } = watched();
  for (const now of [0, 0, 1000, 4999]) {
    clock.now = now;
    await store.check();
  }
  expect(probe).toHaveBeenCalledTimes(1);
  clock.now = 5000;
  await store.check();
  expect(probe).toHaveBeenCalledTimes(2);
});

test('counts a lead just stored as proof', async () => {
  const { store, probe } = watched();
  await store.save(lead);
  await store.check();
  expect(probe).not.toHaveBeenCalled();
});

test('reports a failed lead until the next probe', async () => {
  const { store, save, probe, clock } = watched();
  save.mockRejectedValueOnce(new Error('disk full'));
  await expect(store.save(lead)).rejects.toThrow('disk full');
  await expect(store.check()).rejects.toThrow('disk full');
  expect(probe).not.toHaveBeenCalled();
  clock.now = 5000;
  await store.check();
  expect(probe).toHaveBeenCalledTimes(1);
});

test('limits a probe to two seconds', async () => {
  const { store, probe } = watched();
  probe.mockReturnValue(new Promise(() => {}));
  const twice = pause(4000, 'still waiting');
  await expect(Promise.race([store.check(), twice])).rejects.toThrow('lead store timed out');
});
