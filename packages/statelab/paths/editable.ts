import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { isRecord } from './is-record.ts';

/** The type of the event that stands for an edit of the context by hand. No machine knows it. */
export const editType = 'lab.edit';

/** An edit by hand: the keys of the context that get another value. */
export interface Edit {
  readonly type: typeof editType;
  readonly context: Readonly<Record<string, unknown>>;
}

/** True for an event that stands for an edit of the context. */
export const isEdit = (event: AnyEventObject): event is Edit =>
  event.type === editType && isRecord(event['context']);

/**
 * The machine, whose context can be edited: the event sets the context, and then what needs no
 * event of its own happens as after any other. A machine that is provided with something anew is
 * no longer editable.
 */
export function editable<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const edited: Machine = Object.create(machine);
  edited.transition = (snapshot, event, scope) =>
    machine.transition(
      isEdit(event)
        ? { ...snapshot, context: { ...snapshot.context, ...event.context } }
        : snapshot,
      event,
      scope,
    );
  return edited;
}
