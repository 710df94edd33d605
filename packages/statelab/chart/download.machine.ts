import { fromPromise, setup, type AnyStateMachine } from 'xstate';
import { saveFile } from '#statelab/app/save-file.ts';
import { endings, printMachine, type MachineFormat } from '#statelab/export/print-machine.ts';
import type { ChartLayout } from './layout.ts';

interface Context {
  readonly machine: AnyStateMachine;
  readonly layout: ChartLayout;
}

interface FileAsked {
  readonly type: 'FILE.ASK';
  readonly format: MachineFormat;
}

export const downloadMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Context,
    events: {} as FileAsked,
  },
  actors: {
    saveChart: fromPromise<void, Context & Pick<FileAsked, 'format'>>(
      async ({ input: { machine, layout, format } }) => {
        const text = await printMachine(machine, format, async () => layout);
        saveFile(`${machine.id}.${endings[format]}`, new Blob([text]));
      },
    ),
  },
}).createMachine({
  id: 'lab-download',
  description: 'Saves a machine as a file.',
  context: ({ input }) => input,
  on: { 'FILE.ASK': '.saving' },
  initial: 'idle',
  states: {
    idle: { description: 'A format may be chosen.' },
    saving: {
      description: 'The file is made and handed to the browser.',
      invoke: {
        src: 'saveChart',
        input: ({ context, event: { format } }) => ({ ...context, format }),
        onDone: { target: 'idle' },
        onError: { target: 'failed' },
      },
    },
    failed: { description: 'The format does not support the machine.' },
  },
});
