import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Moment } from '#statelab/explore/step.ts';
import type { EventCase, Scenario, Step } from '#statelab/scenario.ts';
import { failedGuards } from '#statelab/tape/guard-results.ts';

/** A step that can be taken now. */
interface Offer {
  readonly step: Step;
  /** Why the machine would do nothing; empty if it does something. */
  readonly remark: string;
}

/** The ends of effects, the next timer, and all events: those that do something first. */
export function offersAt(
  { events }: Scenario,
  { snapshot }: Moment,
  steps: readonly Step[],
): readonly Offer[] {
  const { machine } = snapshot;
  const canCome = ({ when }: EventCase<AnyStateMachine>) => when === undefined || when(snapshot);
  const cases = [...events.filter(canCome), ...events.filter((each) => !canCome(each))];
  const known = cases.map(({ event }) => event);
  const others = machine.events.filter(
    (type) =>
      !type.startsWith('xstate.') &&
      !type.endsWith('*') &&
      known.every((event) => event.type !== type),
  );

  /** Ranks what the machine would do with an event. */
  function reactionTo(event: AnyEventObject): { readonly rank: number; readonly remark: string } {
    if (snapshot.can(event)) return { rank: 0, remark: '' };
    const isTaken = machine.getTransitionData(snapshot, event).length > 0;
    if (isTaken) return { rank: 2, remark: 'does nothing here, on purpose' };
    const guards = failedGuards(snapshot, event).map(({ guard }) => `“${guard}”`);
    return guards.length > 0
      ? { rank: 1, remark: `refused by ${guards.join(', ')}` }
      : { rank: 3, remark: 'not known in this state' };
  }

  return [
    ...steps.filter(({ kind }) => kind !== 'event').map((step) => ({ step, remark: '' })),
    ...[...known, ...others.map((type) => ({ type }))]
      .map((event) => ({ step: { kind: 'event', event } as const, ...reactionTo(event) }))
      .toSorted((a, b) => a.rank - b.rank),
  ];
}
