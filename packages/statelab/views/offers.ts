import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { EventCase, Scenario } from '#statelab/scenario.ts';
import { failedGuards } from '#statelab/tape/guard-results.ts';

/** What the machine would do with an event now. */
type EventAvailability = 'enabled' | 'refused' | 'ignored' | 'unknown';

export interface Reaction {
  readonly availability: EventAvailability;
  /** The guards that refuse the event. */
  readonly guards: readonly string[];
}

interface Preset extends Reaction {
  readonly event: AnyEventObject;
}

/** An event, with what the machine would do with its first preset. */
export interface Offer extends Reaction {
  readonly type: string;
  /** The scenario's cases, possible ones first. */
  readonly presets: readonly Preset[];
}

const availabilities: readonly EventAvailability[] = ['enabled', 'refused', 'ignored', 'unknown'];
const rank = ({ availability }: Reaction): number => availabilities.indexOf(availability);

/** The events that a machine declares, without wildcards. */
const typesOf = (machine: AnyStateMachine): readonly string[] =>
  machine.events.filter((type) => !type.startsWith('xstate.') && !type.endsWith('*'));

/** All events, enabled ones first. */
export function offersAt({ events }: Scenario, snapshot: AnyMachineSnapshot): readonly Offer[] {
  const { machine } = snapshot;

  function presetOf(event: AnyEventObject): Preset {
    if (snapshot.can(event)) return { event, availability: 'enabled', guards: [] };
    const isTaken = machine.getTransitionData(snapshot, event).length > 0;
    if (isTaken) return { event, availability: 'ignored', guards: [] };
    const guards = failedGuards(snapshot, event).map(({ guard }) => guard);
    return { event, availability: guards.length > 0 ? 'refused' : 'unknown', guards };
  }

  const canCome = ({ when }: EventCase<AnyStateMachine>) => when === undefined || when(snapshot);

  function offerOf(type: string): Offer {
    const cases = events.filter(({ event }) => event.type === type);
    const sorted = [...cases.filter(canCome), ...cases.filter((found) => !canCome(found))];
    const asked = sorted.length === 0 ? [{ type }] : sorted.map(({ event }) => event);
    const presets = asked.map(presetOf).toSorted((a, b) => rank(a) - rank(b));
    const { availability, guards } = presets[0] ?? presetOf({ type });
    return { type, availability, guards, presets };
  }

  const types = new Set([...events.map(({ event }) => event.type), ...typesOf(machine)]);
  return [...types].map(offerOf).toSorted((a, b) => rank(a) - rank(b));
}
