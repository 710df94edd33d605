import { lab } from '#statelab/messages/tape.ts';
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { labPlayerMachine, type ShownEvent } from './player.machine.ts';
import { mostSights } from './filmstrip.machine.ts';
import { labReplayMachine, type ReplayContext } from './replay.machine.ts';
import type { LabMachine } from '#statelab/config.ts';
import { createShrink, isTrying, type Shrink } from '#statelab/cause/create-shrink.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { redrive } from './perform-step.ts';
import { liveDeskMachine, type VisitEvent } from './live-desk.machine.ts';
import { openTape as parseTape, verdictOn } from './open-tape.ts';
import { openPageReplay, type PageReplay } from './page-replay.ts';
import { PageObserver } from './page-observer.ts';
import { shareLink } from './live-address.ts';
import { Stage } from './stage.ts';

/** The live view of one machine: the page in its frame, and who records, shows and replays it. */
export interface Live {
  readonly stage: Stage;
  readonly observer: PageObserver;
  readonly player: ActorRefFrom<typeof labPlayerMachine>;
  readonly replay: ActorRefFrom<typeof labReplayMachine>;
  readonly desk: ActorRefFrom<typeof liveDeskMachine>;
  readonly shrink: Shrink;
  /** What the model did of the tape that is replayed; undefined before. */
  readonly replayed: () => Replay | undefined;
  /** Looks at a saved tape of this machine. */
  readonly openTape: (tape: Tape) => void;
  /** The tape that is looked at, with its pins, as it is saved. */
  readonly tape: () => Tape | undefined;
  /** Starts everything; gives what ends it. */
  readonly start: () => () => void;
}

/** Puts the live view of a machine together. `search` is what its address says after `?`: it may hold a tape. */
export function createLive(entry: LabMachine, search: string): Live {
  let performed: PageReplay | undefined;
  let followedStep: number | undefined;
  let isFollowing = false;

  const stage = new Stage(entry, {
    chosen: {
      world: () => desk.getSnapshot().context.world,
      answer: (effect) => desk.getSnapshot().context.outcomes[effect],
    },
    begun: (length) => {
      if (!stage.hasTape || isReplaying() || player.getSnapshot().matches('resuming'))
        observer.begin();
      if (isLived()) observer.lookLater(length);
      if (!stage.hasTape) player.send({ type: 'VISIT.BEGIN', length });
      else if (!isReplaying()) stage.show(player.getSnapshot().context.step);
    },
    grown: (length) => {
      if (isLived()) observer.lookLater(length);
      if (!stage.hasTape) player.send({ type: 'VISIT.GROW', length });
    },
  });

  const observer = new PageObserver({
    document: () => stage.document,
    isOnPage: () => isReplaying() || player.getSnapshot().matches('live'),
  });

  function tape(): Tape | undefined {
    const looked = stage.tape(desk.getSnapshot().context.isMasked);
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
            if (isFollowing || isReplaying()) return;
            stage.show(event.type === 'MOMENT.SHOW' ? event.step : undefined);
          });
        }),
        redrive: fromPromise(({ input }) => redrive(stage, neededTape(), input.step)),
      },
    }),
  );

  const replay = createActor(
    labReplayMachine.provide({
      actors: {
        openPage: fromPromise(async () => {
          performed = await openPageReplay(stage, neededTape());
          return seenAfter(performed.open());
        }),
        performStep: fromPromise(async ({ input: { step, pace } }) => {
          if (performed === undefined) throw new Error('No tape is done again on the page.');
          return seenAfter(performed.perform(step, pace));
        }),
      },
    }),
  );

  const desk = createActor(
    liveDeskMachine.provide({
      actors: {
        openTape: fromPromise(({ input }) => parseTape(stage, input)),
        judgeTape: fromPromise(() => verdictOn(entry, neededTape())),
        shareLink: fromPromise(async () => {
          const looked = tape();
          return looked === undefined ? '' : shareLink(looked, player.getSnapshot().context.step);
        }),
        visit: fromCallback<VisitEvent>(({ receive }) => {
          receive((event) => {
            if (event.type === 'TAPE.TAKE') {
              openTape(event.tape);
              player.send({ type: 'STEP.GO', step: event.step });
            } else if (event.type === 'WORLD.TAKE') stage.changeWorld();
            else {
              stage.closeTape();
              if (entry.path !== null) stage.open({ path: entry.path, isClean: true });
            }
          });
        }),
      },
    }),
    { input: { search, width: lab.frame.widths[0] } },
  );

  /** The shortest tape is seen to fail as soon as it is there. */
  const shrink = createShrink(stage, (shrunk) => {
    openTape(shrunk);
    replay.send({
      type: 'REPLAY.START',
      length: shrunk.steps.length,
      pace: 'fast',
      at: performance.now(),
    });
  });

  function isReplaying(): boolean {
    const snapshot = replay.getSnapshot();
    return isTrying(shrink) || (!snapshot.matches('idle') && !snapshot.hasTag('over'));
  }

  /** True while what happens on the page is the visit that is looked at. */
  const isLived = (): boolean => !stage.hasTape && !isReplaying();

  /**
   * Looks at the page once what a replay does to it is done; one step may have set off others. Of a
   * long tape it looks at the last steps, whose pictures are kept, and where the page differs.
   */
  async function seenAfter(doing: Promise<Difference | null>): Promise<Difference | null> {
    const difference = await doing;
    const done = stage.shown?.session.done ?? 0;
    const { length } = replay.getSnapshot().context;
    if (difference !== null || length - done < mostSights) observer.look(done);
    return difference;
  }

  /** Has the timeline stand where the replay does, at its end too. The page stays as it was led there. */
  function follow({ step, difference }: ReplayContext): void {
    const at = difference?.step ?? step;
    if (at === followedStep) return;
    followedStep = at;
    isFollowing = true;
    player.send({ type: 'STEP.GO', step: at });
    isFollowing = false;
  }

  function openTape(opened: Tape): void {
    stage.openTape(opened);
    observer.begin();
    player.send({ type: 'TAPE.OPEN', length: opened.steps.length, pins: opened.pins });
  }

  const actors = [player, replay, desk, shrink, observer.filmstrip];

  return {
    stage,
    observer,
    player,
    replay,
    desk,
    shrink,
    replayed: () => performed?.replay(),
    openTape,
    tape,
    start: () => {
      const followed = replay.subscribe((snapshot) => {
        if (!snapshot.matches('idle')) follow(snapshot.context);
      });
      for (const actor of actors) actor.start();
      return () => {
        followed.unsubscribe();
        stage.leave();
        for (const actor of actors) actor.stop();
      };
    },
  };
}
