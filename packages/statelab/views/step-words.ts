import type { ListedStep } from './step-list.tsx';
import type { ChartModel } from '#statelab/machine/extract.ts';
import type { AnyStateMachine, StateValue } from 'xstate';
import { activeStates, stateName } from '#statelab/machine/states.ts';
import type { TapeStep } from '#statelab/tape/tape.ts';

export function print(value: unknown): string {
  if (value === undefined) return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' ? '""' : text;
}

export function sourceOf(step: TapeStep): string {
  if (step.kind === 'wait') return 'a timer fired';
  if (step.kind === 'outcome') return `${step.actor} ended`;
  if (step.from !== undefined) return `sent by ${step.from}`;
  const { cause } = step;
  if (cause === undefined) return 'sent by the page';
  return [cause.by, 'on', cause.role, cause.name && `“${cause.name}”`].filter(Boolean).join(' ');
}

/** The event's type, or the chart's words for one of XState's own. */
export function eventWords({ event, transitions }: TapeStep, model: ChartModel): string {
  const [first] = transitions;
  const drawn = model.transitions.find(({ name }) => name === first);
  return event.type.startsWith('xstate.') ? (drawn?.trigger ?? event.type) : event.type;
}

/** Gives the row of a step in a list. */
export const listedStep =
  (model: ChartModel) =>
  (step: TapeStep): ListedStep => ({
    name: eventWords(step, model),
    state: stateName({ value: step.state }),
  });

/** The ids of the states of a value on a tape; none for one that the machine does not have. */
export function shownStates(machine: AnyStateMachine, value: StateValue): readonly string[] {
  try {
    return activeStates(machine.resolveState({ value, context: {} }));
  } catch {
    return [];
  }
}
