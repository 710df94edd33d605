import {
  type Actor,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';
import { isMachine } from '#statelab/machine/is-machine.ts';
import { pageScriptOf } from '#statelab/config.ts';
import { recordedInput } from '#statelab/tape/recorded-input.ts';
import { createRecorder } from '#statelab/tape/recorder.ts';
import { createTape } from '#statelab/tape/tape-of.ts';
import type { Cause } from '#statelab/tape/tape.ts';
import { accessibleTree } from './accessible-tree.ts';
import { viewActor } from './actor-view.ts';
import { StubbedEffects, withStubbedEffects } from './stubbed-effects.ts';
import { LabClock } from './lab-clock.ts';
import { labAround, type PageInLab } from './lab-frame.ts';
import { performCause } from './perform-cause.ts';
import { probeEvent } from './probe.ts';
import { watchTrees } from './watch-trees.ts';
import { withSimulatedEffects, type Chosen } from './simulated-effects.ts';
import { mockEnvironment } from './mock-environment.ts';
import { defaultWorld } from './world.ts';

interface Running {
  readonly send: (event: AnyEventObject) => void;
  readonly show: (past: AnyMachineSnapshot | undefined) => void;
}

const frame = labAround();
const clock = new LabClock(() => performance.now());
const leader = frame?.leader;
if (leader !== undefined) clock.pause();

/** The tester's choices; the default world outside the lab. */
const chosen: Chosen = {
  world: () => frame?.world() ?? defaultWorld,
  answer: (effect) => frame?.answer(effect),
};
if (frame !== undefined) {
  mockEnvironment(window, chosen.world, (go, ms) => void clock.setTimeout(go, ms));
}

/** The cause of an event that the lab sends. */
let sentCause: Cause | undefined;

/** True while the page shows a past snapshot. */
let isPast = false;

const recorder = createRecorder({
  now: (real) => (real === undefined ? clock.now : clock.at(real)),
  date: () => new Date().toISOString(),
  path: () => window.location.pathname + window.location.search,
  probe: () => (sentCause === undefined ? probeEvent() : { cause: sentCause }),
});
// During a replay the lab reads the trees itself.
if (frame !== undefined && leader === undefined) watchTrees(recorder, frame.machine, () => isPast);
const stubbed = new StubbedEffects();
const running = new Map<unknown, Running>();

const isVariant = <Logic extends AnyActorLogic>(
  provided: AnyActorLogic,
  machine: Logic,
): provided is Logic => provided.config === machine.config;

/** Wraps a machine of the page: the lab controls its effects. */
function prepare<Logic extends AnyActorLogic>(machine: Logic): Logic {
  if (!isMachine(machine)) return machine;
  const provided =
    machine.id === leader?.machine
      ? withStubbedEffects(machine, stubbed)
      : withSimulatedEffects(machine, clock, chosen);
  return isVariant(provided, machine) ? provided : machine;
}

/** The replayed machine gets its recorded input. */
const inputOf = (machine: AnyActorLogic, own: unknown): unknown =>
  isMachine(machine) && machine.id === leader?.machine && leader.input !== undefined
    ? recordedInput(own, leader.input)
    : own;

/** Wraps a running actor for views. */
function present<Logic extends AnyActorLogic>(actor: Actor<Logic>): Actor<Logic> {
  const view = viewActor(actor);
  const live: AnyActor = actor;
  running.set(actor, {
    send: (event) => live.send(event),
    show: view.show,
  });
  return view.actor;
}

/** The interface of this page to the lab and to the overrides. */
export const page = {
  recorder,
  clock,
  /** Actor options for every machine of the page. */
  settings: { inspect: recorder.inspect, clock },
  prepare,
  inputOf,
  present,
  /** The tape that is replayed; undefined while a visitor uses the page. */
  leader,
  sessionOf: (machine) =>
    recorder.sessions().findLast(({ opening }) => opening.snapshot?.machine.id === machine),
  tapeOf: createTape,
  treeOf: accessibleTree,
  show: ({ actor, opening }, past) => {
    // Showing the past to effects that subscribe to a machine would trigger them.
    if (pageScriptOf(opening.snapshot?.machine.id ?? '')?.showsPast === false) return;
    isPast = past !== undefined;
    running.get(actor)?.show(past);
  },
  perform: performCause,
  advanceTo: ({ startedAt }, at) => clock.advance(Math.max(0, at + (startedAt ?? 0) - clock.now)),
  settle: (actor, event) => stubbed.settle(actor, event),
  send: ({ actor }, event, cause) => {
    sentCause = cause;
    running.get(actor)?.send(event);
    sentCause = undefined;
  },
  release: () => {
    stubbed.release();
    clock.resume();
    if (frame !== undefined) watchTrees(recorder, frame.machine, () => isPast);
  },
} satisfies PageInLab & Readonly<Record<string, unknown>>;

window.statelabPage = page;
frame?.opened(page);
