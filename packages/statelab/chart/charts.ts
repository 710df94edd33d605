import { use } from 'react';
import type { ChartLayout } from './layout.ts';
import { openingLayout } from './opening-layout.ts';
import type { LabMachine } from '#statelab/config.ts';

const made = new Map<string, Promise<ChartLayout>>();

async function layOutNow({ machine }: LabMachine): Promise<ChartLayout> {
  const { layOut } = await import('./lay-out-collapsed.ts');
  return openingLayout(machine, layOut);
}

/** A machine's chart. Suspends the view while it is laid out. */
export function useChartOf(entry: LabMachine): ChartLayout {
  const { id } = entry;
  const layout = made.get(id) ?? layOutNow(entry);
  made.set(id, layout);
  return use(layout);
}
