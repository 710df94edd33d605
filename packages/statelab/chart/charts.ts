import { use } from 'react';
import { layouts } from 'virtual:lab-charts';
import type { ChartLayout } from './layout.ts';
import { openingLayout } from './opening-layout.ts';
import type { LabMachine } from '#statelab/config.ts';

const made = new Map<string, Promise<ChartLayout>>();

async function layOutNow({ machine }: LabMachine): Promise<ChartLayout> {
  const { layOut } = await import('./lay-out-collapsed.ts');
  return openingLayout(machine, layOut);
}

/** A machine's chart, laid out at build time or now. Suspends the view meanwhile. */
export function useChartOf(entry: LabMachine): ChartLayout {
  const { id } = entry;
  const layout = layouts[id] ?? made.get(id) ?? layOutNow(entry);
  if (!(layout instanceof Promise)) return layout;
  made.set(id, layout);
  return use(layout);
}
