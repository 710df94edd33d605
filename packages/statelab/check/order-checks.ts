import {
  isMachineSnapshot,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';
import { evaluate } from '#statelab/tape/guard-results.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { explore } from '#statelab/explore/explore.ts';
import type { Finding } from './model-checks.ts';
import { referenceName } from '#statelab/machine/reference-name.ts';
import { pathOf } from '#statelab/machine/states.ts';

/** A transition and its alternatives, in their order. */
const listOf = ({
  source,
  eventType,
}: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];

/** The effect of a transition. Between two with the same effect, order does not matter. */
const effectOf = ({ target, actions, reenter }: AnyTransitionDefinition): string =>
  JSON.stringify([target?.map(({ id }) => id), actions, reenter]);

const nameOf = ({ guard }: AnyTransitionDefinition): string =>
  referenceName(guard) ?? 'an unnamed guard';

/** Watches a machine for transitions whose guard held while a later one held, too. */
function createWatch() {
  const found = new Set<string>();
  let present: AnyMachineSnapshot | undefined;

  function judge(taken: AnyTransitionDefinition, event: AnyEventObject): void {
    if (present === undefined || taken.guard === undefined) return;
    const list = listOf(taken);
    for (const other of list.slice(list.indexOf(taken) + 1)) {
      if (effectOf(other) === effectOf(taken)) continue;
      // A guard that throws does not hold: an earlier one may have ruled out what it needs.
      if (evaluate(other, present, event)?.passed !== true) continue;
      const on = taken.eventType === '' ? 'always' : taken.eventType;
      const guards = `‘${nameOf(taken)}’ before ‘${nameOf(other)}’`;
      found.add(`${pathOf(taken.source)} on ${on}: ${guards}`);
    }
  }

  return {
    found,
    watch: (inspected: InspectionEvent) => {
      if (inspected.actorRef.sessionId !== inspected.rootId) return;
      if (inspected.type === '@xstate.actor') present = undefined;
      if (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot') return;
      if (inspected.type === '@xstate.microstep') {
        for (const taken of inspected._transitions) judge(taken, inspected.event);
      }
      if (isMachineSnapshot(inspected.snapshot)) present = inspected.snapshot;
    },
  };
}

export type Walked = ReturnType<typeof checkOrder>;

/**
 * Explores a scenario as a whole, and finds alternatives among which only the order decides: at some reachable
 * moment the guards of two hold. A last transition without a guard is a default, and does not count.
 */
export function checkOrder(scenario: Scenario) {
  const { found, watch } = createWatch();
  const exploration = explore(scenario, { watch });
  const findings = [...found].map((where): Finding => ({ kind: 'order decides', where }));
  return { exploration, found: findings };
}
