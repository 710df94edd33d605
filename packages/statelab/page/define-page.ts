import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Outcomes, Step } from '#statelab/scenario.ts';
import { stateName } from '#statelab/machine/states.ts';
import { isSame } from '#statelab/machine/plain.ts';
import { stopsClock, type Act, type Find } from '#statelab/act.ts';
import type { Acts, PageDefinition } from './page-definition.ts';
import { desktop, type PageScript } from '#statelab/page-script.ts';

type End = Extract<Step, { kind: 'outcome' }>;
type AnyOutcomes = Outcomes<AnyStateMachine>;

const listOf = (acts: Acts): readonly Act[] => [acts].flat();

const outcomeOf = (outcomes: AnyOutcomes, { actor, outcome }: End) =>
  outcomes[actor]?.find(({ name }) => name === outcome);

/** True for filling in the current text: a page does not notice it. */
const isNoOp = (act: Act, held: readonly Find[]): boolean =>
  act.do === 'fill' &&
  held.some(
    (find) => 'value' in find && find.value === act.text && isSame(find.control, act.control),
  );

/**
 * Makes a page script from a page's definition. Adds what holds for every page: waits, and that
 * filling in the current text changes nothing.
 */
export function definePage<Machine extends AnyStateMachine>(
  definition: PageDefinition<Machine>,
): PageScript<Machine>;
export function definePage({
  scenario,
  prepare = [],
  events = {},
  outcomes = {},
  when = {},
  expectations = (snapshot) => [
    { do: 'see', machine: scenario.machine.id, state: stateName(snapshot) },
  ],
  finds = () => [],
  ...facts
}: PageDefinition<AnyStateMachine>): PageScript<AnyStateMachine> {
  const isClockStopped = stopsClock(prepare);

  /** A tape may have an event that the machine no longer knows. */
  const actsFor = (type: string) => events[type] ?? 'never';

  function actsOfEvent(
    event: { readonly type: string },
    before?: AnyMachineSnapshot,
  ): readonly Act[] {
    const acts = actsFor(event.type);
    if (acts === 'never') throw new Error(`No page can bring about the event ${event.type}.`);
    return listOf(typeof acts === 'function' ? acts(event, before) : acts);
  }

  function actsOfEnd(end: End, given: AnyOutcomes): readonly Act[] {
    const acts = outcomes[end.actor];
    const outcome = outcomeOf(given, end);
    if (outcome !== undefined && typeof acts === 'function') {
      const made = acts(outcome);
      if (made !== 'never') return listOf(made);
    }
    if (outcome !== undefined && 'output' in outcome && typeof acts === 'object') {
      return listOf(acts.opens(outcome.output));
    }
    throw new Error(`No page can have the effect ${end.actor} end in '${end.outcome}'.`);
  }

  /** False for an end that the page cannot meet. */
  function canEnd(end: End): boolean {
    const acts = outcomes[end.actor];
    const outcome = outcomeOf(scenario.outcomes, end);
    return outcome === undefined || typeof acts !== 'function' || acts(outcome) !== 'never';
  }

  /** The effect that opens the page, in its state. */
  const openingAt = ({ _nodes }: AnyMachineSnapshot): string | undefined =>
    Object.keys(outcomes).find(
      (actor) =>
        typeof outcomes[actor] === 'object' &&
        _nodes.some(({ invoke }) => invoke.some(({ src }) => src === actor)),
    );

  /** A tape's scenario may have further outcomes. */
  const endsOpening = (step: Step, actor: string): boolean => {
    if (step.kind !== 'outcome' || step.actor !== actor) return false;
    const outcome = outcomeOf(scenario.outcomes, step);
    return outcome === undefined || 'output' in outcome;
  };

  return {
    viewport: desktop,
    last: [],
    unseen: [],
    widths: undefined,
    ...facts,
    scenario,
    prepare,
    acts: (step, given, before) => {
      if (step.kind === 'wait') return isClockStopped ? [{ do: 'wait', ms: step.ms }] : [];
      return step.kind === 'event' ? actsOfEvent(step.event, before) : actsOfEnd(step, given);
    },
    canHappen: (snapshot, step) => {
      const opening = openingAt(snapshot);
      if (opening !== undefined) return endsOpening(step, opening);
      if (step.kind === 'outcome') return canEnd(step);
      if (step.kind !== 'event') return true;
      const { type } = step.event;
      if (actsFor(type) === 'never' || when[type]?.(snapshot) === false) return false;
      const held = finds(snapshot);
      const acts = actsOfEvent(step.event, snapshot);
      return acts.length === 0 || acts.some((act) => !isNoOp(act, held));
    },
    expectations: (snapshot) =>
      openingAt(snapshot) === undefined ? [...expectations(snapshot), ...finds(snapshot)] : [],
  };
}
