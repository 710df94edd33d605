import type { AnyActorLogic } from 'xstate';
import { isMachine } from '#statelab/machine/is-machine.ts';
import { recordedInput } from '#statelab/tape/recorded-input.ts';
import { createRecorder } from '#statelab/tape/recorder.ts';
import { isActor } from '#statelab/tape/side-effects.ts';
import { createTape } from '#statelab/tape/tape-of.ts';
import type { Cause } from '#statelab/tape/tape.ts';
import { accessibleTree } from './accessible-tree.ts';
import { StubbedEffects, withStubbedEffects } from './stubbed-effects.ts';
import { LabClock } from './lab-clock.ts';
import { labAround, type PageInLab } from './lab-frame.ts';
import { performCause } from './perform-cause.ts';
import { probeEvent } from './probe.ts';
import { watchTrees } from './watch-trees.ts';
import { withSimulatedEffects } from './simulated-effects.ts';

const frame = labAround();
const clock = new LabClock(() => performance.now());
const leader = frame?.leader;
if (leader !== undefined) clock.pause();

/** The cause of an event that the lab sends. */
let sentCause: Cause | undefined;

const recorder = createRecorder({
  now: (real) => (real === undefined ? clock.now : clock.at(real)),
  date: () => new Date().toISOString(),
  path: () => window.location.pathname + window.location.search,
  probe: () => (sentCause === undefined ? probeEvent() : { cause: sentCause }),
});
// During a replay the lab reads the trees itself.
if (frame !== undefined && leader === undefined) watchTrees(recorder, frame.machine);
const stubbed = new StubbedEffects();

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
      : withSimulatedEffects(machine, clock, (effect) => frame?.outcomeOf(effect));
  return isVariant(provided, machine) ? provided : machine;
}

/** The replayed machine gets its recorded input. */
const inputOf = (machine: AnyActorLogic, own: unknown): unknown =>
  isMachine(machine) && machine.id === leader?.machine && leader.input !== undefined
    ? recordedInput(own, leader.input)
    : own;

/** The interface of this page to the lab and to the overrides. */
export const page = {
  recorder,
  clock,
  /** Actor options for every machine of the page. */
  settings: { inspect: recorder.inspect, clock },
  prepare,
  inputOf,
  /** The tape that is replayed; undefined while a visitor uses the page. */
  leader,
  sessionOf: (machine) =>
    recorder.sessions().findLast(({ opening }) => opening.snapshot?.machine.id === machine),
  tapeOf: createTape,
  treeOf: accessibleTree,
  perform: performCause,
  advanceTo: ({ startedAt }, at) => clock.advance(Math.max(0, at + (startedAt ?? 0) - clock.now)),
  settle: (actor, event) => stubbed.settle(actor, event),
  send: ({ actor }, event, cause) => {
    sentCause = cause;
    if (isActor(actor)) actor.send(event);
    sentCause = undefined;
  },
} satisfies PageInLab & Readonly<Record<string, unknown>>;

window.statelabPage = page;
frame?.opened(page);
