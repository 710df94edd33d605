import type { Act } from '#statelab/page/act.ts';
import { pageScriptOf } from '#statelab/config.ts';
import { eventOf } from '#statelab/tape/fold.ts';
import type { Cause, Tape, TapeStep } from '#statelab/tape/tape.ts';

/** What a visitor does for an act; undefined for an act of the world. */
function causeOf(act: Act): Cause | undefined {
  switch (act.do) {
    case 'press':
      return { by: 'click', ...act.control };
    case 'fill':
      return { by: 'input', ...act.control, value: act.text };
    case 'select':
      return { by: 'change', ...act.control, value: act.option };
    case 'leave':
      return { by: 'focusout', ...act.control };
    default:
      return undefined;
  }
}

/**
 * A tape whose events come about by the page's controls as far as the machine's page script
 * knows how: a path that was found and not recorded says nothing of controls.
 */
export function withCauses(tape: Tape): Tape {
  const script = pageScriptOf(tape.machine);
  if (script === undefined) return tape;

  function complete(step: TapeStep): TapeStep {
    if (step.kind !== 'event' || step.cause !== undefined || step.from !== undefined) return step;
    const event = { kind: 'event' as const, event: eventOf(step) };
    const [act, ...more] = script?.acts(event, script.scenario.outcomes) ?? [];
    const cause = act === undefined || more.length > 0 ? undefined : causeOf(act);
    return cause === undefined ? step : { ...step, cause };
  }

  return {
    ...tape,
    steps: tape.steps.map((step) => {
      try {
        return complete(step);
      } catch {
        // No page and no world can make this event happen: it is sent as it is.
        return step;
      }
    }),
  };
}
