import type { AnyStateMachine } from 'xstate';
import { visitMask } from '#machines/visit-report/visit-mask.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { prepare } from '#statelab/explore/drive.ts';
import { recordVisit } from '#statelab/visit/record-visit.ts';

/** A visit of one machine, recorded as on the site. */
export function visitOf<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  path = '/quote?step=contact&income=1',
) {
  let time = 0;
  const { inspect, finish } = recordVisit({
    site: 'b41cf2a90d17',
    mask: visitMask,
    now: () => time,
    date: () => '2026-11-21T00:00:00.000Z',
    path: () => path,
    probe: () => undefined,
  });
  const driver = prepare(scenario, (event, now) => {
    time = now;
    inspect(event);
  })();
  return { driver, finish };
}
