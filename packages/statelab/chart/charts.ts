import { use } from 'react';
import type { ChartLayout } from './layout.ts';
import { openingLayout } from './opening-layout.ts';
import type { LabMachine } from '#statelab/config.ts';

const made = new Map<string, Promise<ChartLayout>>();

/** A machine's chart, or the reason why there is none. Suspends the view while it is laid out. */
export function useChartOf({ id, machine }: LabMachine): ChartLayout {
  const layout =
    made.get(id) ??
    openingLayout(machine, async (model, folded) =>
      (await import('./lay-out-collapsed.ts')).layOut(model, folded),
    );
  made.set(id, layout);
  return use(layout);
}
