import type { AnyActorRef, AnyActorScope, AnyEventObject } from 'xstate';
import type { Scenario, Step, StepResult } from '#statelab/scenario.ts';
import { usualChance, withChance, type Chance } from './chance.ts';
import { effectsAfter, endOf, type Effect } from './effects.ts';
import { endIfEndless } from './endless-loop.ts';
import { freeze, remedyOf } from './frozen.ts';
import { createStepper, type Macrostep } from './stepper.ts';
import { projectCode, withStandIns } from './stand-ins.ts';
import { dueAt, type Timer } from './timers.ts';
import { isActor, isEvent } from '#statelab/machine/is-actor.ts';
import { isRecord } from '#statelab/is-record.ts';
import { messageOf } from '#statelab/message-of.ts';

/** An event on its way to the machine, and the actor that sent it. */
interface Delivery {
  readonly event: AnyEventObject;
  readonly source: AnyActorRef | undefined;
}

/** An event that the machine got, when, and what it did. */
export interface Received extends Delivery, Macrostep {
  /** Milliseconds since the start. */
  readonly at: number;
}

/** A machine at a point in virtual time, and what the last step did. */
export interface Moment
  extends
    Pick<Macrostep, 'snapshot' | 'timers'>,
    Pick<StepResult, 'transitions' | 'started' | 'sentEvents'> {
  /** Milliseconds since the start. */
  readonly now: number;
  readonly running: readonly Effect[];
  /** The events that the machine got in the step, and what each did; first, its start. */
  readonly received: readonly Received[];
}

/** The result of a step. */
export const resultOf = ({ snapshot: before }: Moment, step: Step, after: Moment): StepResult => {
  const { snapshot, started, sentEvents, transitions } = after;
  return { step, before, after: snapshot, started, sentEvents, transitions };
};

/** The events that a machine sent at once, each with the actor that gets it. */
const sentIn = ({ executed }: Macrostep) =>
  executed.flatMap(({ type, params }) => {
    if (type !== 'xstate.sendTo' || !isRecord(params)) return [];
    const { to, event, delay } = params;
    return delay === undefined && isActor(to) && isEvent(event) ? [{ to, event }] : [];
  });

const nextTimer = ({ timers }: Moment): Timer | undefined =>
  timers.toSorted((a, b) => dueAt(a) - dueAt(b))[0];

/** Runs a project's own action, and one that stops an actor: both may throw. XState's others are effects. */
const runOwn: AnyActorScope['actionExecutor'] = ({ type, exec, info, params }) => {
  if (exec === undefined) return;
  if (type === 'xstate.stopChild' || !type.startsWith('xstate.')) exec(info, params);
};

/** The only way in which the lab steps a scenario's machine: a moment and a step give a moment. */
export function createStep(scenario: Scenario) {
  const { machine, derived } = scenario;
  const stepper = createStepper(machine, runOwn);
  const effectsOf = effectsAfter(scenario);
  const { host } = stepper;

  /** The moment after a macrostep, and what it adds to the step that it belongs to. */
  function after(moment: Moment | undefined, macrostep: Macrostep, delivery: Delivery): Moment {
    const { snapshot } = macrostep;
    const now = moment?.now ?? 0;
    freeze(snapshot.context);
    const before = moment?.running ?? [];
    const running = effectsOf(before, moment?.snapshot, snapshot);
    const sent = sentIn(macrostep).flatMap(({ to, event }) => {
      const effect = [...running, ...before].find(({ ref }) => ref === to);
      return effect === undefined ? [] : [{ actor: effect.actor, event }];
    });
    const started = running.filter((effect) => !before.includes(effect));
    return {
      snapshot,
      now,
      running,
      timers: snapshot.status === 'active' ? macrostep.timers : [],
      transitions: [...(moment?.transitions ?? []), ...macrostep.transitions],
      started: [
        ...(moment?.started ?? []),
        ...started.map(({ actor, input }) => ({ actor, input })),
      ],
      sentEvents: [...(moment?.sentEvents ?? []), ...sent],
      received: [...(moment?.received ?? []), { ...macrostep, ...delivery, at: now }],
    };
  }

  /** What reaches the machine after a macrostep: snapshots of effects that it watches, and events to itself. */
  function following(macrostep: Macrostep, before: readonly Effect[], { running }: Moment) {
    const sent = sentIn(macrostep);
    const tells = (effect: Effect): boolean =>
      effect.isWatched && (!before.includes(effect) || sent.some(({ to }) => to === effect.ref));
    return [
      ...running.filter(tells).map(({ ref }): Delivery => {
        const event = { type: `xstate.snapshot.${ref.id}`, snapshot: ref.getSnapshot() };
        return { event, source: ref };
      }),
      ...sent
        .filter(({ to }) => to === host)
        .map(({ event }): Delivery => ({ event, source: host })),
    ];
  }

  /** Events reach the machine, and then those that follow from them. */
  function receive(moment: Moment, deliveries: readonly Delivery[]): Moment {
    let reached = moment;
    const waiting = [...deliveries];
    for (const delivery of waiting) {
      if (reached.snapshot.status !== 'active') break;
      const macrostep = stepper.next(reached, delivery.event, moment.now);
      const { running } = reached;
      reached = after(reached, macrostep, delivery);
      const since = reached.received.slice(moment.received.length);
      endIfEndless(since.flatMap(({ microsteps }) => microsteps));
      waiting.push(...following(macrostep, running, reached));
    }
    return reached;
  }

  function fire(moment: Moment, timer: Timer): Moment {
    const { event, to } = timer;
    const timers = moment.timers.filter((other) => other !== timer);
    const reached = { ...moment, timers, now: dueAt(timer) };
    if (to === undefined || to === host) return receive(reached, [{ event, source: host }]);
    const effect = moment.running.find(({ ref }) => ref === to);
    if (effect === undefined) return reached;
    return { ...reached, sentEvents: [...moment.sentEvents, { actor: effect.actor, event }] };
  }

  /** Fires the timers that are due, one after the other, each at its time. */
  function wait(moment: Moment, ms: number): Moment {
    const end = moment.now + ms;
    const timer = nextTimer(moment);
    if (timer === undefined || dueAt(timer) > end) return { ...moment, now: end };
    const fired = fire(moment, timer);
    return wait(fired, end - fired.now);
  }

  /** The end of a running effect. Throws if it cannot end so. */
  function endAt(
    { running }: Moment,
    { actor, outcome: name }: Extract<Step, { kind: 'outcome' }>,
  ) {
    const effect = running.find((each) => each.name === actor);
    const outcome = effect?.outcomes?.find((each) => each.name === name);
    if (effect !== undefined && outcome !== undefined) return { effect, outcome };
    throw new Error(`The effect '${actor}' cannot end in '${name}' at this moment.`);
  }

  /** Returns what performs a step. Throws if it cannot happen. */
  function performing(moment: Moment, step: Step): () => Moment {
    const begun: Moment = { ...moment, transitions: [], started: [], sentEvents: [], received: [] };
    if (step.kind === 'event') {
      return () => receive(begun, [{ event: step.event, source: undefined }]);
    }
    if (step.kind === 'wait') return () => wait(begun, step.ms);
    const { effect, outcome } = endAt(moment, step);
    const running = moment.running.filter((other) => other !== effect);
    const end = { event: endOf(effect.ref, outcome), source: effect.ref };
    return () => receive({ ...begun, running }, [end]);
  }

  /** Says where the machine threw. A machine without a scenario may use its page, the time and chance. */
  function run(where: () => string, now: number, go: () => Moment, chance?: Chance): Moment {
    const { time, seed } = chance ?? usualChance;
    const goAlike = () => withChance({ time: time + now, seed }, go);
    const goAlone = derived === undefined ? goAlike : () => withStandIns(goAlike);
    const isAlike = derived !== undefined || chance !== undefined;
    try {
      return projectCode.run(machine.id, isAlike ? goAlone : go);
    } catch (error) {
      const message = `The machine '${machine.id}' broke ${where()}. ${messageOf(error)}${remedyOf(error)}`;
      throw new Error(message, { cause: error });
    }
  }

  return {
    /** The moment at which the machine starts. */
    start: (chance?: Chance): Moment =>
      run(
        () =>
          `at its start${derived && 'input' in scenario ? ', with an input that is guessed' : ''}`,
        0,
        () => {
          const input = 'input' in scenario ? scenario.input : undefined;
          const macrostep = stepper.open(input);
          const begin = { event: { type: 'xstate.init', input }, source: host };
          const opening = after(undefined, macrostep, begin);
          return receive(opening, following(macrostep, [], opening));
        },
        chance,
      ),
    /** Throws if the step cannot happen, or if the machine throws. */
    step: (moment: Moment, step: Step, chance?: Chance): Moment =>
      run(() => `at ${JSON.stringify(step)}`, moment.now, performing(moment, step), chance),
    /** What can happen at a moment; nothing once the machine is done. A wait ends when the next timer is due. */
    stepsAt: (moment: Moment): readonly Step[] => {
      const { snapshot, running, now } = moment;
      if (snapshot.status !== 'active') return [];
      const timer = nextTimer(moment);
      return [
        ...scenario.events
          .filter(({ when }) => when === undefined || when(snapshot))
          .map(({ event }) => ({ kind: 'event', event }) as const),
        ...(timer === undefined ? [] : [{ kind: 'wait', ms: dueAt(timer) - now } as const]),
        ...running.flatMap(({ name, outcomes = [] }) =>
          outcomes.map(
            (outcome) => ({ kind: 'outcome', actor: name, outcome: outcome.name }) as const,
          ),
        ),
      ];
    },
    /** The name of a moment: the scenario's key, the time left on each timer, and the effects of a derived scenario. */
    keyOf: ({ snapshot, running, timers, now }: Moment, key = scenario.key): string => {
      // Of a machine alone, a running effect may decide what happens next.
      const effects =
        derived === undefined
          ? []
          : running.flatMap(({ name, outcomes }) => (outcomes === undefined ? [] : [name]));
      const left = timers.map((timer) => dueAt(timer) - now).toSorted((a, b) => a - b);
      return [key(snapshot), ...effects, ...left].join(' ');
    },
  };
}
