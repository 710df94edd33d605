import { fromPromise, type AnyStateMachine } from 'xstate';
import { endings, printMachine, type MachineFormat } from '#statelab/export/print-machine.ts';
import type { ChartLayout } from './layout.ts';
import { saveFile } from '#statelab/app/save-file.ts';

interface Asked {
  readonly machine: AnyStateMachine;
  readonly layout: ChartLayout;
  readonly format: MachineFormat;
}

export const saveChart = fromPromise<void, Asked>(
  async ({ input: { machine, layout, format } }) => {
    const text = await printMachine(machine, format, async () => layout);
    saveFile(`${machine.id}.${endings[format]}`, new Blob([text]));
  },
);
