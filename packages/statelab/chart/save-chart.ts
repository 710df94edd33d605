import { fromPromise, type AnyStateMachine } from 'xstate';
import {
  endings,
  isTextFormat,
  printMachine,
  type MachineFormat,
} from '#statelab/export/print-machine.ts';
import type { ChartLayout } from './layout.ts';
import { saveFile } from '#statelab/app/save-file.ts';

interface Asked {
  readonly machine: AnyStateMachine;
  readonly layout: ChartLayout;
  readonly format: MachineFormat;
}

async function print({ machine, layout, format }: Asked): Promise<Blob> {
  if (isTextFormat(format))
    return new Blob([printMachine(machine, format)], { type: 'text/plain' });
  // React's server renderer is large and rarely needed.
  const { printChart } = await import('./print-chart.tsx');
  return new Blob([printChart(layout)], { type: 'image/svg+xml' });
}

export const saveChart = fromPromise<void, Asked>(async ({ input }) =>
  saveFile(`${input.machine.id}.${endings[input.format]}`, await print(input)),
);
