import type { AnyStateMachine } from 'xstate';
import { visitMask } from '#src/report/mask-rules.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { drive } from '#statelab/explore/drive.ts';
import { recordVisit } from '#statelab/page/record-visit.ts';

/** The text that an event has from a field. */
const typedIn = (event: object): string | undefined =>
  Object.entries(event).flatMap(([name, value]) =>
    ['value', 'search', 'typed'].includes(name) && typeof value === 'string' ? [value] : [],
  )[0];

/** A visit of one machine, recorded as on the site with the field of each text. */
export function visitOf<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  path = '/quote?step=contact&income=1',
) {
  let time = 0;
  let typed: string | undefined;
  const { inspect, finish } = recordVisit({
    site: 'b41cf2a90d17',
    mask: visitMask,
    now: () => time,
    date: () => '2026-11-21T00:00:00.000Z',
    path: () => path,
    probe: () =>
      typed === undefined
        ? undefined
        : { cause: { by: 'input', role: 'textbox', name: 'A field', value: typed } },
  });
  const driver = drive(scenario, (event, now) => {
    time = now;
    if (event.type === '@xstate.event') typed = typedIn(event.event);
    inspect(event);
  });
  return { driver, finish };
}
