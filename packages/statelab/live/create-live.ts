import { lab } from '#statelab/messages/tape.ts';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { labPlayerMachine, type ShownEvent } from './player.machine.ts';
import { labReplayMachine, type ReplayContext } from './replay.machine.ts';
import type { LabMachine } from '#statelab/config.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { redrive } from './perform-step.ts';
import { liveDeskMachine, type VisitEvent } from './live-desk.machine.ts';
import { openTape as parseTape, verdictOn } from './open-tape.ts';
import { openPageReplay, type PageReplay } from './page-replay.ts';
import { Stage } from './stage.ts';

/** Makes the live view of a machine. */
export function createLive(entry: LabMachine) {
  let performed: PageReplay | undefined;
  let followedStep: number | undefined;
  let isFollowing = false;

  const stage = new Stage(entry, {
    chosen: {
      world: () => desk.getSnapshot().context.world,
      answer: (effect) => desk.getSnapshot().context.outcomes[effect],
    },
    begun: (length) => {
      if (!stage.hasTape) player.send({ type: 'VISIT.BEGIN', length });
      else if (!isReplaying()) stage.show(player.getSnapshot().context.step);
    },
    grown: (length) => {
      if (!stage.hasTape) player.send({ type: 'VISIT.GROW', length });
    },
  });

  const tape = (): Tape | undefined => stage.tape(desk.getSnapshot().context.isMasked);

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
          return performed.open();
        }),
        performStep: fromPromise(async ({ input: { step } }) => {
          if (performed === undefined) throw new Error('No tape is done again on the page.');
          return performed.perform(step);
        }),
      },
    }),
  );

  const desk = createActor(
    liveDeskMachine.provide({
      actors: {
        openTape: fromPromise(({ input }) => parseTape(stage, input)),
        judgeTape: fromPromise(() => verdictOn(entry, neededTape())),
        visit: fromCallback<VisitEvent>(({ receive }) => {
          receive((event) => {
            if (event.type === 'TAPE.TAKE') openTape(event.tape);
            else if (event.type === 'WORLD.TAKE') stage.changeWorld();
            else {
              stage.closeTape();
              if (entry.path !== null) stage.open({ path: entry.path, isClean: true });
            }
          });
        }),
      },
    }),
    { input: { width: lab.frame.widths[0] } },
  );

  function isReplaying(): boolean {
    const snapshot = replay.getSnapshot();
    return !snapshot.matches('idle') && !snapshot.hasTag('over');
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
    player.send({ type: 'TAPE.OPEN', length: opened.steps.length });
  }

  const actors = [player, replay, desk];

  return {
    stage,
    player,
    replay,
    desk,
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
