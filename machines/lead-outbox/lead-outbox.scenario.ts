import { inputsOf, isEvent, isOutcome, isSame, sentTo, type Scenario } from '#machines/scenario.ts';
import type { Entry } from './outbox-model.ts';
import { leadOutboxMachine } from './lead-outbox.machine.ts';

const left: Entry = { key: 'left-behind', body: 'form-name=quote&firstName=Aroha', refused: false };
const refused: Entry = { key: 'refused-before', body: 'form-name=quote&firstName=', refused: true };

const keysOf = (entries: readonly Entry[]): string => entries.map(({ key }) => key).join('+');

export const leadOutboxScenario: Scenario<typeof leadOutboxMachine> = {
  machine: leadOutboxMachine,
  events: [
    {
      event: { type: 'LEAD.HOLD', key: 'new', body: 'form-name=quote&firstName=Mere' },
      when: ({ context: { held, pending } }) =>
        held.length === 0 && pending.every(({ key }) => key !== 'new'),
    },
    { event: { type: 'LEAD.RELEASE', key: 'new' } },
    { event: { type: 'LEAD.QUEUE', key: 'new', body: 'form-name=quote&firstName=Mere' } },
    { event: { type: 'NETWORK.ONLINE' } },
    {
      event: { type: 'ENTRY.STORE_FAILED', key: 'new' },
      when: ({ context: { held, pending, notPersisted } }) =>
        [...held, ...pending].some(({ key }) => key === 'new') && notPersisted.length === 0,
    },
    {
      event: { type: 'REJECTED.DISMISS' },
      when: ({ context: { rejected } }) => rejected.length > 0,
    },
    { event: { type: 'STALE.SEND' }, when: ({ context: { stale } }) => stale.length > 0 },
    { event: { type: 'STALE.DISMISS' }, when: ({ context: { stale } }) => stale.length > 0 },
  ],
  outcomes: {
    loadEntries: [
      { name: 'nothing left behind', output: [] },
      { name: 'one left behind and one rejected', output: [left, refused] },
      { name: 'storage failure', error: new Error('The storage cannot be read.') },
    ],
    deliverEntry: [
      { name: 'accepted', output: { status: 200 } },
      { name: 'rejected', output: { status: 400 } },
      { name: 'server error', output: { status: 500 } },
      { name: 'stale', output: { status: 0, unsent: 'stale' } },
      { name: 'expired', output: { status: 0, unsent: 'expired' } },
      { name: 'network failure', error: new TypeError('Failed to fetch') },
    ],
  },
  key: ({ value, context: { held, pending, stale, rejected, notPersisted, failures, retryNow } }) =>
    [
      value,
      `held ${keysOf(held)}`,
      `pending ${keysOf(pending)}`,
      `stale ${keysOf(stale)}`,
      rejected.length > 0 ? 'some rejected' : 'none rejected',
      notPersisted.length > 0 ? 'some not persisted' : 'all persisted',
      // From the seventh failure on, the longest wait follows.
      `failures ${Math.min(failures, 7)}`,
      retryNow ? 'retries now' : 'waits',
    ].join(', '),
  eventually: {
    'every kept lead is eventually delivered': {
      from: ({ context }) => context.pending.length > 0,
      to: ({ context }) => context.pending.length === 0,
    },
  },
  invariants: {
    'an entry leaves the queue only when it is accepted, has expired, or is kept': (result) => {
      const { before, after } = result;
      const gone = before.context.pending.filter((entry) => !after.context.pending.includes(entry));
      const isSetAside = ({ key }: Entry) =>
        [...after.context.rejected, ...after.context.stale].some((entry) => entry.key === key);
      return (
        gone.length === 0 ||
        isOutcome(result, 'deliverEntry', 'accepted', 'expired') ||
        gone.every(isSetAside)
      );
    },
    'a rejected lead is kept until the visitor dismisses it, and held if it is sent again': (
      result,
    ) =>
      isEvent(result, 'REJECTED.DISMISS') ||
      result.before.context.rejected.every(
        (entry) =>
          result.after.context.rejected.includes(entry) ||
          (isEvent(result, 'LEAD.HOLD') &&
            result.after.context.held.some(({ key }) => key === entry.key)),
      ),
    'the store deletes only accepted, expired, released and dismissed entries': (result) =>
      sentTo(result, 'entryStore').every(({ type }) => type !== 'ENTRY.DROP') ||
      isOutcome(result, 'deliverEntry', 'accepted', 'expired') ||
      isEvent(result, 'STALE.DISMISS', 'REJECTED.DISMISS') ||
      (isEvent(result, 'LEAD.RELEASE') && result.before.context.held.length > 0),
    'a stale lead is kept until the visitor says what to do with it': (result) =>
      isEvent(result, 'STALE.DISMISS') ||
      result.before.context.stale.every(({ key }) => {
        const { stale, pending, held } = result.after.context;
        return [...stale, ...pending, ...held].some((entry) => entry.key === key);
      }),
    'an entry is stored as soon as it is queued or held': (result) =>
      !isEvent(result, 'LEAD.QUEUE', 'LEAD.HOLD') ||
      sentTo(result, 'entryStore').some(({ type }) => type === 'ENTRY.KEEP'),
    'the outbox does not deliver a lead that a form is sending': ({ after: { context } }) =>
      context.held.every((entry) => context.pending.every(({ key }) => key !== entry.key)),
    'only one delivery runs, of the oldest entry, under its own key': (result) => {
      const deliveries = inputsOf(result, 'deliverEntry');
      const [oldest] = result.after.context.pending;
      return deliveries.length === 0 || isSame(deliveries, [{ ...oldest, refused: undefined }]);
    },
    'the outbox retries as soon as the network comes back': (result) => {
      const { before } = result;
      const isUseful =
        (isEvent(result, 'NETWORK.ONLINE') && before.matches('waiting')) ||
        (isOutcome(result, 'deliverEntry', 'network failure') && before.context.retryNow);
      return !isUseful || inputsOf(result, 'deliverEntry').length > 0;
    },
    'the outbox is idle exactly while it has nothing to deliver': ({ after }) =>
      after.matches('loading') || after.matches('idle') === (after.context.pending.length === 0),
  },
};
