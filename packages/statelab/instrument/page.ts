import {
  type Actor,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';
import { isMachine } from '#statelab/is-machine.ts';
import { labConfig } from '#statelab/config.ts';
import { editable } from '#statelab/paths/editable.ts';
import { recordedInput } from '#statelab/tape/recorded-input.ts';
import { createRecorder } from '#statelab/tape/recorder.ts';
import { isMachineSnapshot } from '#statelab/tape/session.ts';
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
import { worldAtFirst } from './world.ts';

/** What can be done to a running machine. */
interface Running {
  readonly snapshot: () => unknown;
  readonly send: (event: AnyEventObject) => void;
  readonly show: (moment: AnyMachineSnapshot | undefined) => void;
}

const frame = labAround();
const clock = new LabClock(() => performance.now());
if (frame?.leads !== undefined) clock.pause();

/** What the tester chose; by itself a page has the world that it has at first. */
const chosen: Chosen = {
  world: () => frame?.world() ?? worldAtFirst,
  answer: (effect) => frame?.answer(effect),
};
if (frame !== undefined) {
  mockEnvironment(window, chosen.world, (go, ms) => void clock.setTimeout(go, ms));
}

/** The cause of an event that the lab sends in a visitor's place. */
let told: Cause | undefined;

/** Whether the page shows a past moment. */
let isPast = false;

const recorder = createRecorder({
  now: (real) => (real === undefined ? clock.now : clock.at(real)),
  date: () => new Date().toISOString(),
  path: () => window.location.pathname + window.location.search,
  probe: () => (told === undefined ? probeEvent() : { cause: told }),
});
// A page that a tape leads is compared with that; its own visit begins when it is released.
if (frame !== undefined && frame.leads === undefined)
  watchTrees(recorder, frame.machine, () => isPast);
const held = new StubbedEffects();
const running = new Map<unknown, Running>();
const keys = [...(frame?.keys ?? [])];

const isVariant = <Logic extends AnyActorLogic>(
  provided: AnyActorLogic,
  machine: Logic,
): provided is Logic => provided.config === machine.config;

/** The machine that the lab runs in place of a page's own: what it asks of the world, the lab answers. */
function prepare<Logic extends AnyActorLogic>(machine: Logic): Logic {
  if (!isMachine(machine)) return machine;
  const provided =
    machine.id === frame?.leads
      ? withStubbedEffects(machine, held)
      : withSimulatedEffects(machine, clock, chosen);
  const edited = editable(provided);
  return isVariant(edited, machine) ? edited : machine;
}

/** What a machine is given at its start: the one that a tape leads, what it had then. */
const inputOf = (machine: AnyActorLogic, own: unknown): unknown =>
  isMachine(machine) && machine.id === frame?.leads && frame.input !== undefined
    ? recordedInput(own, frame.input)
    : own;

/** The actor that views get in place of one that runs. */
function present<Logic extends AnyActorLogic>(actor: Actor<Logic>): Actor<Logic> {
  const view = viewActor(actor);
  const live: AnyActor = actor;
  running.set(actor, {
    snapshot: () => live.getSnapshot(),
    send: (event) => live.send(event),
    show: view.show,
  });
  return view.actor;
}

/** This page, as its own code and the lab know it. */
export const page = {
  recorder,
  clock,
  /** How every machine of the page runs: recorded, by the lab's clock. */
  settings: { inspect: recorder.inspect, clock },
  prepare,
  inputOf,
  present,
  /** The key that the tape gives the next form, if a tape leads and has one. */
  nextKey: () => keys.shift(),
  sessionOf: (machine) =>
    recorder.sessions().findLast(({ opening }) => opening.snapshot?.machine.id === machine),
  tapeOf: createTape,
  treeOf: accessibleTree,
  snapshotOf: ({ actor }) => {
    const snapshot = running.get(actor)?.snapshot();
    return isMachineSnapshot(snapshot) ? snapshot : undefined;
  },
  show: ({ actor, opening }, moment) => {
    // What is shown to a machine that effects listen to would not stay without effects.
    if (labConfig().withoutViews.includes(opening.snapshot?.machine.id ?? '')) return;
    isPast = moment !== undefined;
    running.get(actor)?.show(moment);
  },
  perform: performCause,
  advanceTo: ({ startedAt }, at) => clock.advance(Math.max(0, at + (startedAt ?? 0) - clock.now)),
  settle: (actor, event) => held.settle(actor, event),
  send: ({ actor }, event, cause) => {
    told = cause;
    running.get(actor)?.send(event);
    told = undefined;
  },
  release: () => {
    held.release();
    clock.resume();
    if (frame !== undefined) watchTrees(recorder, frame.machine, () => isPast);
  },
} satisfies PageInLab & Readonly<Record<string, unknown>>;

window.waymarkPage = page;
frame?.opened(page);
