import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';

/** The type of the event for an edit of the context by hand. No machine has it. */
export const editType = 'lab.edit';

/** An edit of the context by hand. */
export interface Edit {
  readonly type: typeof editType;
  readonly context: Readonly<Record<string, unknown>>;
}

export const isEdit = (event: AnyEventObject): event is Edit =>
  event.type === editType && isRecord(event['context']);

/**
 * Returns the machine with an editable context: the event sets it, and eventless transitions follow.
 * `provide` returns a machine that is no longer editable.
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
