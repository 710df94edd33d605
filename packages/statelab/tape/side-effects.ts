import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
} from 'xstate';
import { actorName as sourceName } from '#statelab/machine/names.ts';
import { isRecord } from '#statelab/is-record.ts';
import { isActor, isEvent } from '#statelab/machine/is-actor.ts';
import { referenceName } from '#statelab/machine/reference-name.ts';
import { childrenOf, outwards, type StateNode } from '#statelab/machine/states.ts';
import type { SideEffects } from './tape.ts';
import type { Microstep } from '#statelab/explore/stepper.ts';
import type { RawShown } from './session.ts';

const isBelow = (node: StateNode, domain: StateNode): boolean =>
  node !== domain && [...outwards(node)].includes(domain);

/** SCXML's transition domain: the state whose descendants are exited and entered. Undefined without targets. */
function domainOf({ source, target = [], reenter }: AnyTransitionDefinition) {
  if (target.length === 0) return undefined;
  // A transition that does not re-enter its source stays in it.
  if (!reenter && target.every((state) => state === source || isBelow(state, source)))
    return source;
  const [, ...above] = outwards(source);
  const domain = above.find((each) => target.every((state) => isBelow(state, each)));
  return domain ?? source.machine.root;
}

/** Exit actions of a microstep, then those of its transitions, then entry actions. */
function actionsAt(before: AnyMachineSnapshot, { taken, snapshot }: Microstep): readonly unknown[] {
  const domains = taken.flatMap((transition) => domainOf(transition) ?? []);
  const isMoved = (node: StateNode) => domains.some((domain) => isBelow(node, domain));
  return [
    ...before._nodes.filter(isMoved).flatMap(({ exit }) => exit),
    ...taken.flatMap(({ actions }) => actions),
    ...snapshot._nodes.filter(isMoved).flatMap(({ entry }) => entry),
  ];
}

/** The names of the actions that a step ran. The inspector does not report an opening's assign actions. */
function actionsRun(
  before: AnyMachineSnapshot | undefined,
  { microsteps, executed, snapshot }: RawShown,
): readonly string[] {
  const names = microsteps
    .flatMap((microstep, index) => {
      const from = microsteps[index - 1]?.snapshot ?? before;
      return from === undefined ? [] : actionsAt(from, microstep);
    })
    .flatMap((action) => referenceName(action) ?? []);
  const known = snapshot?.machine.implementations.actions ?? {};
  const enqueued = executed.map(({ type }) => type).filter((type) => Object.hasOwn(known, type));
  return [...names, ...enqueued.filter((name) => !names.includes(name))];
}

/** An actor's id. If the id was generated: the name of its logic. */
function actorName({ id, sessionId, src }: AnyActorRef): string {
  if (id !== sessionId) return id;
  return sourceName(src) ?? 'an actor';
}

/** What a step did besides changing the machine's snapshot. `keep` makes an event serialisable. */
export function sideEffectsOf(
  before: AnyMachineSnapshot | undefined,
  inspected: RawShown,
  keep: (event: AnyEventObject) => Record<string, unknown>,
): SideEffects {
  const eventsOf = (type: string) =>
    inspected.executed.flatMap(({ type: done, params }) =>
      done === type && isRecord(params) && isEvent(params['event'])
        ? [{ to: params['to'], event: { ...keep(params['event']), type: params['event'].type } }]
        : [],
    );
  const [past, present] = [childrenOf(before), childrenOf(inspected.snapshot)];
  const effects: SideEffects = {
    actions: [...actionsRun(before, inspected)],
    sent: eventsOf('xstate.sendTo').map(({ to, event }) => ({
      to: isActor(to) ? actorName(to) : 'an actor',
      event,
    })),
    emitted: eventsOf('xstate.emit').map(({ event }) => event),
    started: present.filter((child) => !past.includes(child)).map(actorName),
    stopped: past.filter((child) => !present.includes(child)).map(actorName),
  };
  return Object.fromEntries(Object.entries(effects).filter(([, list]) => (list?.length ?? 0) > 0));
}
