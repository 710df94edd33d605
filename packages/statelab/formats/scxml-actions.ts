import * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import { actionNames, computed, madeWith, referenceName } from '#statelab/chart/names.ts';
import { element, type XmlNode } from './xml.ts';

const named = v.object({ type: v.string() });
const delay = v.union([v.number(), v.string(), v.undefined()]);

/** The actions of XState that SCXML has too, where what they do is known beforehand. */
const known = v.variant('type', [
  v.object({ type: v.literal('xstate.raise'), event: named, delay }),
  v.object({ type: v.literal('xstate.sendTo'), event: named, to: v.string(), delay }),
  v.object({ type: v.literal('xstate.cancel'), sendId: v.string() }),
]);

/** An event's type as SCXML writes it: a space would part two of them. */
export const eventOf = (type: string): string => type.replaceAll(/\s+/g, '_');

/** How long, where that is known beforehand, or else by which name. */
export function delayOf({ implementations }: AnyStateMachine, given: unknown) {
  const length: unknown =
    typeof given === 'string' && Object.hasOwn(implementations.delays, given)
      ? implementations.delays[given]
      : given;
  return typeof length === 'number'
    ? { delay: `${length}ms` }
    : { delayexpr: typeof given === 'string' ? given : computed };
}

function elementFor(machine: AnyStateMachine, action: unknown): readonly XmlNode[] {
  const { success, output: made } = v.safeParse(known, madeWith(action));
  if (!success) return [];
  if (made.type === 'xstate.cancel') return [element('cancel', { sendid: made.sendId })];
  const event = eventOf(made.event.type);
  const isAtOnce = made.delay === undefined;
  if (made.type === 'xstate.raise' && isAtOnce) return [element('raise', { event })];
  // Without a target it is sent to the machine itself.
  const target = made.type === 'xstate.raise' ? undefined : `#_${made.to.replace(/^#_/, '')}`;
  return [element('send', { event, target, ...(isAtOnce ? {} : delayOf(machine, made.delay)) })];
}

/**
 * What a state or transition does: its name as a comment, and what of it SCXML can say. The
 * timers that XState keeps for delays are left out.
 */
export const actionsOf = (
  machine: AnyStateMachine,
  actions: readonly unknown[],
): readonly XmlNode[] =>
  actions.flatMap((action) => {
    const [name] = actionNames([action]);
    if (name === undefined) return [];
    const reference = referenceName(action);
    const implementation: unknown =
      reference === null ? action : machine.implementations.actions[reference];
    return [{ comment: name }, ...elementFor(machine, implementation)];
  });
