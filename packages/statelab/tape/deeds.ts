import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
} from 'xstate';
import { isRecord } from '#statelab/paths/is-record.ts';
import type { StateNode } from '#statelab/paths/states.ts';
import type { Did } from './tape.ts';
import type { ExecutedAction } from './timers.ts';

/** A step's microsteps, and the snapshot after them. */
export interface Stage {
  readonly taken: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
}

/** What XState tells of a step. */
interface Told {
  readonly stages: readonly Stage[];
  readonly executed: readonly ExecutedAction[];
  readonly snapshot: AnyMachineSnapshot | undefined;
}

/** The name of a guard or an action; empty for one that has none. */
export const typeOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : '';
};

const isBelow = (node: StateNode, domain: StateNode): boolean =>
  node.parent !== undefined && (node.parent === domain || isBelow(node.parent, domain));

/** The state within which a transition leaves and enters others; undefined where it leads nowhere. */
function domainOf({ source, target = [], reenter }: AnyTransitionDefinition) {
  if (target.length === 0) return undefined;
  const isInside = (domain: StateNode) => target.every((state) => isBelow(state, domain));
  if (!reenter && target.every((state) => state === source || isBelow(state, source))) {
    return source;
  }
  let domain = source.parent ?? source;
  while (domain.parent !== undefined && !isInside(domain)) domain = domain.parent;
  return domain;
}

/** Exit actions of a stage, then those of its transitions, then entry actions. */
function actionsAt(before: AnyMachineSnapshot, { taken, snapshot }: Stage): readonly unknown[] {
  const domains = taken.flatMap((transition) => domainOf(transition) ?? []);
  const isMoved = (node: StateNode) => domains.some((domain) => isBelow(node, domain));
  return [
    ...before._nodes.filter(isMoved).flatMap(({ exit }) => exit),
    ...taken.flatMap(({ actions }) => actions),
    ...snapshot._nodes.filter(isMoved).flatMap(({ entry }) => entry),
  ];
}

/** The names of the actions that a step ran. At the opening nobody knows those that do no more than set the context. */
export function actionsRun(
  before: AnyMachineSnapshot | undefined,
  { stages, executed, snapshot }: Told,
): readonly string[] {
  const names = stages
    .flatMap((stage, index) => {
      const from = stages[index - 1]?.snapshot ?? before;
      return from === undefined ? [] : actionsAt(from, stage).map(typeOf);
    })
    .filter((name) => name !== '');
  const known = snapshot?.machine.implementations.actions ?? {};
  const enqueued = executed.map(({ type }) => type).filter((type) => Object.hasOwn(known, type));
  return [...names, ...enqueued.filter((name) => !names.includes(name))];
}

/** What an actor is called: its id, or where it was given none what its parent calls its logic. */
function actorName({ id, sessionId, src }: AnyActorRef): string {
  if (id !== sessionId) return id;
  if (typeof src === 'string') return src;
  return isRecord(src) && typeof src['id'] === 'string' ? src['id'] : 'an actor';
}

const childrenOf = (snapshot: AnyMachineSnapshot | undefined): readonly AnyActorRef[] =>
  Object.values<AnyActorRef | undefined>(snapshot?.children ?? {}).flatMap((child) => child ?? []);

const isEvent = (value: unknown): value is AnyEventObject =>
  isRecord(value) && typeof value['type'] === 'string';

/** True of an actor itself, of which XState tells less than there is. */
export const isActor = (value: unknown): value is AnyActorRef =>
  isRecord(value) && typeof value['sessionId'] === 'string';

/** The actor that runs another; undefined for one that a page runs. */
export function parentOf(actor: object): AnyActorRef | undefined {
  const parent: unknown = Reflect.get(actor, '_parent');
  return isActor(parent) ? parent : undefined;
}

/** What a step did besides changing the machine. `keep` makes an event one that a tape can hold. */
export function deedsOf(
  before: AnyMachineSnapshot | undefined,
  told: Told,
  keep: (event: AnyEventObject) => Record<string, unknown>,
): Did {
  const eventsOf = (type: string) =>
    told.executed.flatMap(({ type: done, params }) =>
      done === type && isRecord(params) && isEvent(params['event'])
        ? [{ to: params['to'], event: { ...keep(params['event']), type: params['event'].type } }]
        : [],
    );
  const [past, present] = [childrenOf(before), childrenOf(told.snapshot)];
  const deeds: Did = {
    actions: [...actionsRun(before, told)],
    sent: eventsOf('xstate.sendTo').map(({ to, event }) => ({
      to: isActor(to) ? actorName(to) : 'an actor',
      event,
    })),
    emitted: eventsOf('xstate.emit').map(({ event }) => event),
    started: present.filter((child) => !past.includes(child)).map(actorName),
    stopped: past.filter((child) => !present.includes(child)).map(actorName),
  };
  return Object.fromEntries(Object.entries(deeds).filter(([, list]) => (list?.length ?? 0) > 0));
}
