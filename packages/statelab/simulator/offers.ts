import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { EventCase, Scenario } from '#statelab/scenario.ts';
import type { AnyStateMachine } from 'xstate';
import { transitionNames } from '#statelab/machine/states.ts';
import { failedGuards } from '#statelab/tape/guard-results.ts';

/** What the machine would do with an event now. */
type EventAvailability = 'enabled' | 'refused' | 'ignored' | 'unknown';

interface Preset {
  readonly event: AnyEventObject;
  readonly availability: EventAvailability;
  readonly guards: readonly string[];
  /** The names of the transitions it would take first. */
  readonly transitions: readonly string[];
}

export interface Offer {
  readonly type: string;
  readonly availability: EventAvailability;
  readonly guards: readonly string[];
  /** The scenario's cases, possible ones first. */
  readonly presets: readonly Preset[];
}

const availabilities: readonly EventAvailability[] = ['enabled', 'refused', 'ignored', 'unknown'];
const rank = ({ availability }: { readonly availability: EventAvailability }): number =>
  availabilities.indexOf(availability);

/** The events that a machine declares, without wildcards. */
const typesOf = (machine: AnyStateMachine): readonly string[] =>
  machine.events.filter((type) => !type.startsWith('xstate.') && !type.endsWith('*'));

/** All events, enabled ones first. */
export function offersAt({ events }: Scenario, snapshot: AnyMachineSnapshot): readonly Offer[] {
  const { machine } = snapshot;
  const names = transitionNames(machine);

  function presetOf(event: AnyEventObject): Preset {
    const taken = machine.getTransitionData(snapshot, event);
    const transitions = taken.flatMap((transition) => names.get(transition) ?? []);
    if (snapshot.can(event)) return { event, availability: 'enabled', guards: [], transitions };
    const guards = failedGuards(snapshot, event).map(({ guard }) => guard);
    if (guards.length > 0) return { event, availability: 'refused', guards, transitions };
    return { event, availability: taken.length > 0 ? 'ignored' : 'unknown', guards, transitions };
  }

  const canCome = ({ when }: EventCase<AnyStateMachine>) => when === undefined || when(snapshot);

  function offerOf(type: string): Offer {
    const cases = events.filter(({ event }) => event.type === type);
    const sorted = [...cases.filter(canCome), ...cases.filter((found) => !canCome(found))];
    const asked = sorted.length === 0 ? [{ type }] : sorted.map(({ event }) => event);
    const presets = asked.map(presetOf).toSorted((a, b) => rank(a) - rank(b));
    const [best] = presets;
    return {
      type,
      availability: best?.availability ?? 'unknown',
      guards: best?.guards ?? [],
      presets,
    };
  }

  const types = new Set([...events.map(({ event }) => event.type), ...typesOf(machine)]);
  return [...types].map(offerOf).toSorted((a, b) => rank(a) - rank(b));
}
