import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { extractChart } from '#statelab/machine/extract.ts';
import { labMachines } from '#lab/machine-folders.ts';
import { labMachineOf } from '#statelab/config.ts';

const chartOf = (id: string) => {
  const entry = labMachineOf(id);
  if (entry === undefined) throw new Error(`There is no machine '${id}'.`);
  return extractChart(entry.machine);
};

const outbox = chartOf('lead-outbox');
const sentences = outbox.transitions.map(
  ({ source, trigger, kind, guard, place, actions, targets, reenters }) =>
    [
      `${source} ${kind} ${trigger} ${place}`,
      guard ?? '-',
      actions.join('+') || '-',
      targets.join('+') || '-',
      reenters,
    ].join(' | '),
);

test('describes every kind of transition with its trigger, guard, actions and target', () => {
  expect(sentences).toEqual([
    'lead-outbox event LEAD.HOLD 0 | - | hold entry+store entry | - | false',
    'lead-outbox event LEAD.QUEUE 0 | - | add entry+store entry | - | false',
    'lead-outbox event LEAD.RELEASE 0 | is held | delete stored entries+release entry | - | false',
    'lead-outbox event ENTRY.STORE_FAILED 0 | - | mark as not persisted | - | false',
    'lead-outbox event REJECTED.DISMISS 0 | - | delete stored entries+dismiss rejected entries | - | false',
    'lead-outbox.loading done loadEntries done 0 | - | add stored entries | lead-outbox.idle | false',
    'lead-outbox.loading error loadEntries error 0 | - | - | lead-outbox.idle | false',
    'lead-outbox.idle always always 0 | has something to deliver | - | lead-outbox.waiting | false',
    'lead-outbox.waiting event NETWORK.ONLINE 0 | - | reset failures | lead-outbox.delivering | false',
    'lead-outbox.waiting event LEAD.QUEUE 0 | - | reset failures+add entry+store entry | lead-outbox.waiting | true',
    'lead-outbox.waiting after after retry 0 | - | - | lead-outbox.delivering | false',
    'lead-outbox.delivering event NETWORK.ONLINE 0 | - | reset failures+retry now | - | false',
    'lead-outbox.delivering done deliverEntry done 0 | is accepted | delete stored entries+remove entry | lead-outbox.idle | false',
    'lead-outbox.delivering done deliverEntry done 1 | is rejected | store entry+reject entry | lead-outbox.idle | false',
    'lead-outbox.delivering done deliverEntry done 2 | - | count failure | lead-outbox.waiting | false',
    'lead-outbox.delivering error deliverEntry error 0 | network came back meanwhile | - | lead-outbox.delivering | true',
    'lead-outbox.delivering error deliverEntry error 1 | - | count failure | lead-outbox.waiting | false',
    'lead-outbox.delivering after after submitTimeout (15\u00A0s) 0 | - | count failure | lead-outbox.waiting | false',
  ]);
});

test('describes a state with all its actions, without XState’s own timers', () => {
  expect(outbox.states.find(({ key }) => key === 'delivering')).toEqual({
    id: 'lead-outbox.delivering',
    key: 'delivering',
    parent: 'lead-outbox',
    type: 'atomic',
    initial: null,
    initialActions: [],
    history: null,
    entry: ['clear retry now'],
    exit: [],
    invokes: ['deliverEntry'],
    spawns: [],
    output: null,
    tags: ['pending'],
    description: 'One lead is being sent, under its first key.',
    requirement: null,
  });
  const [machine] = outbox.states;
  expect(machine).toMatchObject({ initial: 'lead-outbox.loading', parent: null });
  expect(machine?.invokes).toEqual(['entryStore', 'network']);
});

test('a state with a custom id keeps its key', () => {
  const sent = chartOf('form').states.find(({ id }) => id === 'sent');
  expect(sent).toMatchObject({ key: 'sent', parent: 'form' });
});

test('lists the regions of a parallel state, none as initial', () => {
  const [machine, answer] = chartOf('tax-calculator').states;
  expect(machine).toMatchObject({ type: 'parallel', initial: null });
  expect(answer).toMatchObject({ type: 'compound', initial: 'tax-calculator.result.restoring' });
});

test('names the requirement of a part', () => {
  const { states, transitions } = chartOf('form');
  expect(states.find(({ key }) => key === 'editing')?.requirement).toBe('Fields update as typed');
  expect(transitions.flatMap(({ requirement }) => requirement ?? [])).toEqual([
    'Submission only logs the values, with no confirmation',
  ]);
});

const odd = setup({ delays: { soon: 250 } }).createMachine({
  id: 'odd',
  initial: 'first',
  states: {
    first: {
      initial: 'inner',
      after: { soon: 'last', 1500: 'last', 3000: 'last' },
      states: { inner: { on: { '*': { actions: () => undefined } } }, end: { type: 'final' } },
      onDone: 'last',
    },
    last: { type: 'final' },
  },
});

test('describes delays, wildcards, final states and inline actions too', () => {
  const { states, transitions } = extractChart(odd);
  expect(transitions.map(({ kind, trigger }) => `${kind}: ${trigger}`)).toEqual([
    'done: first done',
    'after: after 1500\u00A0ms',
    'after: after 3\u00A0s',
    'after: after soon (250\u00A0ms)',
    'event: *',
  ]);
  // An inline action is named by its code.
  expect(transitions.at(-1)?.actions).toEqual(['inline action']);
  expect(states.filter(({ type }) => type === 'final').map(({ key }) => key)).toEqual([
    'end',
    'last',
  ]);
});

test.each(labMachines.map(({ id }) => id))(
  'every part of %s has a name, and every state has a description',
  (id) => {
    const { states, transitions } = chartOf(id);
    const parts = [
      ...transitions.flatMap(({ guard, actions }) => [guard, ...actions]),
      ...states.flatMap(({ entry, exit, invokes }) => [...entry, ...exit, ...invokes]),
    ];
    expect(transitions.filter(({ isInline }) => isInline)).toEqual([]);
    expect(parts.filter((part) => part?.startsWith('inline '))).toEqual([]);
    const silent = states.filter(({ description }) => description === null);
    expect(silent.map(({ id: state }) => state)).toEqual([]);
  },
);
