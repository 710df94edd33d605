import { assign, forwardTo, fromPromise, setup } from 'xstate';
import { browserHash, replaceHash } from '#statelab/design/browser-hash.ts';
import { machineHash } from '#statelab/design/url-hash.ts';
import type { LabMachine } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import type { Verdict } from '#statelab/replay/verdict.ts';
import { liveAt, tapeHash, tapeNamed, type LiveAddress, type Opened } from './open-tape.ts';
import { replayTapes, type Replayed } from './ask-worker.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { visit, type PageEvent, type VisitGrown } from './visit.ts';

export type LiveEvent =
  | PageEvent
  | VisitGrown
  | { type: 'STEP.GO'; step: number }
  /** Shows the newest step of the running page again. */
  | { type: 'LIVE.RETURN' }
  /** How an effect ends, by the name of an outcome; empty for its first. */
  | { type: 'OUTCOME.CHOOSE'; effect: string; outcome: string }
  | Replayed
  /** The address has changed. It may name a tape of this machine, and a step of it. */
  | { type: 'HASH.CHANGE'; hash: string };

interface Context extends LiveAddress {
  readonly entry: LabMachine;
  /** The tape of the visit on the page. */
  readonly own: Tape | undefined;
  /** The shown step; 0 for the opening. */
  readonly step: number;
  /** The chosen outcomes of effects, by their names. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** The saved tape that is shown in place of the visit. */
  readonly opened: Opened | undefined;
  /** What today's machine does of the opened tape. */
  readonly verdict: Verdict | undefined;
  /** Why the tape in the address, or its verdict, is not shown. */
  readonly refusal: string | undefined;
}

const noTape = {
  name: null,
  asked: null,
  opened: undefined,
  verdict: undefined,
  refusal: undefined,
};

export const liveMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly entry: LabMachine; readonly hash: string },
    events: {} as LiveEvent,
  },
  actors: {
    browserHash,
    visit,
    openTape: fromPromise<Opened, Pick<Context, 'entry' | 'name'>>(async ({ input }) => {
      const opened = await tapeNamed(input.name ?? '');
      const { machine } = opened.tape;
      if (machine === input.entry.id) return opened;
      throw new Error(`“${opened.file}” is a tape of ${machine}. Open it there.`);
    }),
    replayTapes,
  },
  guards: {
    'is here': ({ context: { entry } }, { hash }: { hash: string }) =>
      liveAt(hash, entry.id) !== undefined,
    'has a name': ({ context: { name } }) => name !== null,
  },
  actions: {
    'keep visit': assign(({ context: { own, opened, step } }, { tape, isNew }: VisitGrown) => {
      const isNewest = isNew || step === (own?.steps.length ?? 0);
      return { own: tape, step: opened === undefined && isNewest ? tape.steps.length : step };
    }),
    'go to step': assign({ step: (_, { step }: { step: number }) => step }),
    'choose outcome': assign({
      outcomes: (
        { context: { outcomes } },
        { effect, outcome }: { effect: string; outcome: string },
      ) => ({ ...outcomes, [effect]: outcome }),
    }),
    'read address': assign(
      ({ context: { entry, own, opened, step } }, { hash }: { hash: string }) => ({
        ...noTape,
        ...liveAt(hash, entry.id),
        step: opened === undefined ? step : (own?.steps.length ?? 0),
      }),
    ),
    'show tape': assign(({ context: { asked } }, { opened }: { opened: Opened }) => ({
      opened,
      step: Math.min(asked ?? 0, opened.tape.steps.length),
    })),
    'keep verdict': assign(({ context: { asked, step } }, verdict: Verdict) => ({
      verdict,
      step: asked === null ? (verdict.differsAt ?? step) : step,
    })),
    'write step': assign(({ context: { entry, name } }, { step }: { step: number }) => {
      replaceHash(tapeHash(entry.id, name ?? '', step));
      return { asked: step };
    }),
    /** Shows the newest step of the visit. */
    'close tape': assign(({ context: { own } }) => ({ ...noTape, step: own?.steps.length ?? 0 })),
    'end visit': assign({ own: undefined, step: 0 }),
    'keep refusal': assign({ refusal: (_, { error }: { error: unknown }) => messageOf(error) }),
    /** Else a press on the address of the same tape would change nothing. */
    'leave address': ({ context: { entry } }) => replaceHash(machineHash(entry.id, 'live')),
  },
}).createMachine({
  id: 'lab-live',
  description: 'Follows a visit on the real page, and shows its steps and those of saved tapes.',
  context: ({ input: { entry, hash } }) => ({
    entry,
    own: undefined,
    step: 0,
    outcomes: {},
    ...noTape,
    ...liveAt(hash, entry.id),
  }),
  invoke: [
    { src: 'browserHash' },
    {
      src: 'visit',
      id: 'visit',
      input: ({ context: { entry }, self }) => ({
        entry,
        outcomeOf: (effect) => self.getSnapshot().context.outcomes[effect] || undefined,
      }),
    },
  ],
  on: {
    'OUTCOME.CHOOSE': { actions: { type: 'choose outcome', params: ({ event }) => event } },
    'HASH.CHANGE': {
      guard: { type: 'is here', params: ({ event }) => event },
      target: '.starting',
      actions: { type: 'read address', params: ({ event }) => event },
    },
    'FRAME.ATTACH': { actions: forwardTo('visit') },
    'VISIT.GROW': { actions: { type: 'keep visit', params: ({ event }) => event } },
    'VISIT.RESTART': {
      target: '.live',
      actions: ['close tape', 'end visit', 'leave address', forwardTo('visit')],
    },
    'LIVE.RETURN': { target: '.live', actions: ['close tape', 'leave address'] },
  },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'has a name', target: 'reading' }, { target: 'live' }] },
    reading: {
      description: 'Reads the tape that the address names.',
      invoke: {
        src: 'openTape',
        input: ({ context }) => context,
        onDone: {
          target: 'taped',
          actions: { type: 'show tape', params: ({ event }) => ({ opened: event.output }) },
        },
        onError: {
          target: 'live',
          actions: [
            'close tape',
            'leave address',
            { type: 'keep refusal', params: ({ event }) => event },
          ],
        },
      },
    },
    live: {
      description: 'Shows the visit: its newest step, or an earlier one while the page goes on.',
      on: {
        'STEP.GO': { actions: { type: 'go to step', params: ({ event }) => event } },
      },
    },
    taped: {
      description: 'Shows a saved tape, and replays it on the machine.',
      invoke: {
        src: 'replayTapes',
        input: ({ context: { opened } }) => (opened === undefined ? [] : [opened]),
      },
      on: {
        'TAPE.REPLAYED': {
          actions: { type: 'keep verdict', params: ({ event }) => event.verdict },
        },
        'STEP.GO': {
          actions: [
            { type: 'go to step', params: ({ event }) => event },
            { type: 'write step', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
