import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import * as v from 'valibot';
import { historyOf } from '#statelab/chart/extract.ts';
import {
  actionNames,
  computed,
  guardName,
  invokedActors,
  madeWith,
  referenceName,
} from '#statelab/chart/names.ts';
import { element, printXml, type XmlNode } from './xml.ts';

const named = v.object({ type: v.string() });
const anyDelay = v.union([v.number(), v.string(), v.undefined()]);

/** XState actions with an SCXML equivalent and static arguments. */
const knownAction = v.variant('type', [
  v.object({ type: v.literal('xstate.raise'), event: named, delay: anyDelay }),
  v.object({ type: v.literal('xstate.sendTo'), event: named, to: v.string(), delay: anyDelay }),
  v.object({ type: v.literal('xstate.cancel'), sendId: v.string() }),
]);

/** SCXML separates event types by spaces. */
const eventOf = (type: string): string => type.replaceAll(/\s+/g, '_');

/** The length of a delay if it is static, else its name. */
function delayOf({ implementations }: AnyStateMachine, given: unknown) {
  const length: unknown =
    typeof given === 'string' && Object.hasOwn(implementations.delays, given)
      ? implementations.delays[given]
      : given;
  return typeof length === 'number'
    ? { delay: `${length}ms` }
    : { delayexpr: typeof given === 'string' ? given : computed };
}

function elementFor(machine: AnyStateMachine, action: unknown): readonly XmlNode[] {
  const { success, output: made } = v.safeParse(knownAction, madeWith(action));
  if (!success) return [];
  if (made.type === 'xstate.cancel') return [element('cancel', { sendid: made.sendId })];
  const event = eventOf(made.event.type);
  const isAtOnce = made.delay === undefined;
  if (made.type === 'xstate.raise' && isAtOnce) return [element('raise', { event })];
  // Without a target, the machine sends it to itself.
  const target = made.type === 'xstate.raise' ? undefined : `#_${made.to.replace(/^#_/, '')}`;
  return [element('send', { event, target, ...(isAtOnce ? {} : delayOf(machine, made.delay)) })];
}

/** Each action as a comment, and as SCXML where possible, without XState's own timers. */
const actionsOf = (machine: AnyStateMachine, actions: readonly unknown[]): readonly XmlNode[] =>
  actions.flatMap((action) => {
    const [name] = actionNames([action]);
    if (name === undefined) return [];
    const reference = referenceName(action);
    const implementation: unknown =
      reference === null ? action : machine.implementations.actions[reference];
    return [{ comment: name }, ...elementFor(machine, implementation)];
  });

type StateNode = AnyStateMachine['root'];

/** Gives states and actors unique ids that XML allows. */
function idGiver(): (kind: 'state' | 'actor', id: string) => string {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  return (kind, id) => {
    const key = `${kind} ${id}`;
    const known = given.get(key);
    if (known !== undefined) return known;
    const plain = id.replaceAll(/[^\p{L}\p{N}_.-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
    let free = plain;
    for (let count = 2; taken.has(free); count += 1) free = `${plain}_${count}`;
    given.set(key, free);
    taken.add(free);
    return free;
  };
}

const isWithin = (node: StateNode | undefined, outer: StateNode): boolean =>
  node !== undefined && (node === outer || isWithin(node.parent, outer));

/** Prints SCXML (W3C, 2015). Guards are names in a data model `xstate`; other actions are comments. */
export function printScxml(machine: AnyStateMachine): string {
  const idOf = idGiver();
  const stateId = ({ id }: StateNode): string => idOf('state', id);
  const idsOf = (nodes: readonly StateNode[] | undefined): string | undefined =>
    nodes === undefined || nodes.length === 0 ? undefined : nodes.map(stateId).join(' ');

  function descriptorOf(type: string): string | undefined {
    if (type === '') return undefined;
    const [, end, what, id = ''] = /^xstate\.(done|error)\.(actor|state)\.(.*)$/s.exec(type) ?? [];
    if (what === 'state') return `done.state.${idOf('state', id)}`;
    if (what === 'actor') {
      return `${end === 'done' ? 'done.invoke' : 'error.platform'}.${idOf('actor', id)}`;
    }
    return eventOf(type);
  }

  function transition(type: string, taken: AnyTransitionDefinition): XmlNode {
    const { source, target, reenter } = taken;
    const isInternal =
      target !== undefined && !reenter && target.every((to) => isWithin(to, source));
    return element(
      'transition',
      {
        event: descriptorOf(type),
        cond: guardName(taken.guard) ?? undefined,
        target: idsOf(target),
        type: isInternal ? 'internal' : undefined,
      },
      actionsOf(machine, taken.actions),
    );
  }

  function initial({ type, initial: first }: StateNode): readonly XmlNode[] {
    if (type !== 'compound' || first.actions.length === 0) return [];
    const enter = element(
      'transition',
      { target: idsOf(first.target) },
      actionsOf(machine, first.actions),
    );
    return [element('initial', {}, [enter])];
  }

  function stateElement(node: StateNode): XmlNode {
    const id = stateId(node);
    const history = historyOf(node);
    if (history !== null) {
      return element('history', { id, type: history.isDeep ? 'deep' : 'shallow' }, [
        element('transition', {
          target: history.targets.map((target) => idOf('state', target)).join(' '),
        }),
      ]);
    }
    const timers = node.after.map(({ eventType, delay }) =>
      element('send', {
        id: eventOf(eventType),
        event: eventOf(eventType),
        ...delayOf(machine, delay),
      }),
    );
    const endings = node.after.map(({ eventType }) =>
      element('cancel', { sendid: eventOf(eventType) }),
    );
    const block = (name: string, content: readonly XmlNode[]) =>
      content.length === 0 ? [] : [element(name, {}, content)];
    const always = (node.always ?? []).map((each) => transition('', each));
    const others = [...node.transitions].flatMap(([type, list]) =>
      list.map((each) => transition(type, each)),
    );
    const doing = [
      ...block('onentry', [...actionsOf(machine, node.entry), ...timers]),
      ...block('onexit', [...actionsOf(machine, node.exit), ...endings]),
    ];
    if (node.type === 'final') return element('final', { id }, doing);
    const begins = initial(node);
    const first =
      node.type === 'compound' && begins.length === 0 ? idsOf(node.initial.target) : undefined;
    return element(node.type === 'parallel' ? 'parallel' : 'state', { id, initial: first }, [
      ...doing,
      ...invokedActors(node).map(({ id: actor, name }) =>
        element('invoke', { id: idOf('actor', actor), type: 'xstate', src: name }),
      ),
      ...begins,
      ...always,
      ...others,
      ...Object.values(node.states).map(stateElement),
    ]);
  }

  const root = stateElement(machine.root);
  return printXml(
    element(
      'scxml',
      {
        xmlns: 'http://www.w3.org/2005/07/scxml',
        version: '1.0',
        datamodel: 'xstate',
        name: idOf('state', machine.id),
        initial: idOf('state', machine.id),
      },
      [root],
    ),
  );
}
