import type { Entry } from '#machines/lead-outbox/outbox-model.ts';
import { leadOutboxScenario } from '#machines/lead-outbox/lead-outbox.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

export const queue = (key: string) =>
  ({ type: 'LEAD.QUEUE', key, body: `body of ${key}` }) as const;
export const entry = (key: string, refused = false): Entry => ({
  key,
  body: `body of ${key}`,
  refused,
});

/** The outbox while it reads these entries of an earlier visit. */
export function startLoading(stored: readonly Entry[] = []) {
  return drive({
    ...leadOutboxScenario,
    outcomes: {
      loadEntries: [
        { name: 'loaded', output: stored },
        { name: 'failed', error: new Error('The storage cannot be read.') },
      ],
      deliverEntry: [
        ...[200, 400, 500, 503].map((status) => ({
          name: `${status}`,
          output: { status },
        })),
        { name: 'no answer', error: new TypeError('Failed to fetch') },
        { name: 'stale', output: { status: 0, unsent: 'stale' } },
        { name: 'expired', output: { status: 0, unsent: 'expired' } },
      ],
    },
  });
}

export function startOutbox(stored: readonly Entry[] = []) {
  const outbox = startLoading(stored);
  outbox.settle('loadEntries', 'loaded');
  return outbox;
}

/** The outbox with one entry being sent. */
export function startDelivering() {
  const outbox = startOutbox();
  outbox.send(queue('a'));
  outbox.wait(5000);
  return outbox;
}

export const pendingOf = ({ snapshot }: ReturnType<typeof startOutbox>): readonly string[] =>
  snapshot().context.pending.map(({ key }) => key);
