import { lab } from '#statelab/messages/tape.ts';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { labPlayerMachine, type ShownEvent } from './player.machine.ts';
import { mostSights } from './filmstrip.machine.ts';
import { labReplayMachine, type ReplayContext } from './replay.machine.ts';
import type { LabMachine } from '#statelab/config.ts';
import { createShrink, isTrying } from '#statelab/cause/create-shrink.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { redrive } from './perform-step.ts';
import { liveDeskMachine, type VisitEvent } from './live-desk.machine.ts';
import { openTape as parseTape, verdictOn } from './open-tape.ts';
import { openPageReplay, type PageReplay } from './page-replay.ts';
import { PageObserver } from './page-observer.ts';
import { shareLink } from './live-address.ts';
import { Stage } from './stage.ts';

/** Makes the live view of a machine. `search` is that of its URL, which may contain a tape. */
export function createLive(entry: LabMachine, search: string) {
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

  /** Replays the shortest tape at once. */
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

  /** True while the page's own visit is shown. */
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

  /** Moves the timeline to the step of the replay. The page stays as the replay left it. */
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
    /** The shown tape, as it is saved. */
    tape,
    /** Starts everything. Returns a function that stops it. */
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

export type Live = ReturnType<typeof createLive>;
