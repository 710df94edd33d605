import { fromPromise, type AnyStateMachine } from 'xstate';
import { lab } from '#statelab/messages/chart.ts';
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
  const { model } = layout;
  const label = lab.chart.drawing(model.id, model.states.length, model.transitions.length);
  // React's server renderer is large and rarely needed.
  const { standAloneSvg } = await import('./print-chart.tsx');
  return new Blob([await standAloneSvg(layout, label)], { type: 'image/svg+xml' });
}

export const saveChart = fromPromise<void, Asked>(async ({ input }) =>
  saveFile(`${input.machine.id}.${endings[input.format]}`, await print(input)),
);
