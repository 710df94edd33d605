import { lab } from '#content/lab-tape.ts';
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { labPlayerMachine, type ShownEvent } from './player.machine.ts';
import { labRecorderMachine, type FrameEvent } from './recorder.machine.ts';
import { labReplayMachine } from './replay.machine.ts';
import type { LabMachine } from '#lab.config.ts';
import type { Tape } from '#src/lab/tape/tape.ts';
import { redrive } from './led-page.ts';
import { liveDeskMachine, type TakenEvent } from './live-desk.machine.ts';
import { openTape as readTape } from './open-tape.ts';
import { compare, performStep } from './perform-step.ts';
import { shareLink } from './share-link.ts';
import { Stage, type Shown } from './stage.ts';

/** The live view of one machine: the page in its frame, and who records, shows and replays it. */
export interface Live {
  readonly stage: Stage;
  readonly player: ActorRefFrom<typeof labPlayerMachine>;
  readonly recorder: ActorRefFrom<typeof labRecorderMachine>;
  readonly replay: ActorRefFrom<typeof labReplayMachine>;
  readonly desk: ActorRefFrom<typeof liveDeskMachine>;
  /** Looks at a saved tape of this machine. */
  readonly openTape: (tape: Tape) => void;
  /** The tape that is looked at, with its pins, as it is saved. */
  readonly tape: () => Tape | undefined;
  /** Starts everything; gives what ends it. */
  readonly start: () => () => void;
}

/** Puts the live view of a machine together. `search` is what its address says after `?`: it may hold a tape. */
export function createLive(entry: LabMachine, search: string): Live {
  let led: Shown | undefined;

  const stage = new Stage(entry, {
    begun: (length) => {
      recorder.send({ type: 'VISIT.BEGIN', length });
      if (!stage.hasTape) player.send({ type: 'VISIT.BEGIN', length });
      else if (!isReplaying()) stage.show(player.getSnapshot().context.step);
    },
    grown: (length) => {
      recorder.send({ type: 'VISIT.GROW', length });
      if (!stage.hasTape) player.send({ type: 'VISIT.GROW', length });
    },
  });

  const isMasked = () => recorder.getSnapshot().hasTag('masked');

  function tape(): Tape | undefined {
    const looked = stage.tape(isMasked());
    return looked && { ...looked, pins: [...player.getSnapshot().context.pins] };
  }

  const neededTape = (): Tape => {
    const looked = stage.tape(false);
    if (looked === undefined) throw new Error('No visit was recorded that could be played again.');
    return looked;
  };

  const player = createActor(
    labPlayerMachine.provide({
      actors: {
        shownPage: fromCallback<ShownEvent>(({ receive }) => {
          receive((event) => {
            if (!isReplaying()) stage.show(event.type === 'MOMENT.SHOW' ? event.step : undefined);
          });
        }),
        redrive: fromPromise(({ input }) => redrive(stage, neededTape(), input.step)),
      },
    }),
  );

  const recorder = createActor(
    labRecorderMachine.provide({
      actors: {
        frame: fromCallback<FrameEvent>(({ receive }) => {
          receive(() => {
            stage.closeTape();
            if (entry.path !== null) stage.open({ path: entry.path });
          });
        }),
      },
    }),
  );

  const replay = createActor(
    labReplayMachine.provide({
      actors: {
        openPage: fromPromise(async () => {
          led = await stage.openLed(neededTape());
          const fold = stage.fold();
          const { document } = stage;
          return fold && document ? compare(led, document, fold.at(0), 0) : null;
        }),
        performStep: fromPromise(async ({ input: { step, pace } }) => {
          const fold = stage.fold();
          const { document } = stage;
          if (led === undefined || fold === undefined || document === undefined) {
            throw new Error('The page of the replay is no longer there.');
          }
          return performStep({ shown: led, document, tape: neededTape(), fold }, step, pace);
        }),
      },
    }),
  );

  const desk = createActor(
    liveDeskMachine.provide({
      actors: {
        openTape: fromPromise(({ input }) => readTape(stage, input)),
        shareLink: fromPromise(async () => {
          const looked = tape();
          return looked === undefined ? '' : shareLink(looked);
        }),
        visit: fromCallback<TakenEvent>(({ receive }) => {
          receive((event) => openTape(event.tape));
        }),
      },
    }),
    { input: { search, width: lab.frame.widths[0] } },
  );

  function isReplaying(): boolean {
    const snapshot = replay.getSnapshot();
    return !snapshot.matches('idle') && !snapshot.hasTag('over');
  }

  function openTape(opened: Tape): void {
    stage.openTape(opened);
    player.send({ type: 'TAPE.OPEN', length: opened.steps.length, pins: opened.pins });
  }

  return {
    stage,
    player,
    recorder,
    replay,
    desk,
    openTape,
    tape,
    start: () => {
      const followed = replay.subscribe(({ context: { step } }) => {
        if (isReplaying() && player.getSnapshot().context.step !== step) {
          player.send({ type: 'STEP.GO', step });
        }
      });
      for (const actor of [player, recorder, replay, desk]) actor.start();
      return () => {
        followed.unsubscribe();
        stage.leave();
        for (const actor of [player, recorder, replay, desk]) actor.stop();
      };
    },
  };
}
