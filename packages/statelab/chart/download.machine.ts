import { assign, fromPromise, setup, type AnyStateMachine } from 'xstate';
import { saveFile } from '#statelab/app/save-file.ts';
import { endings, printMachine, type MachineFormat } from '#statelab/export/print-machine.ts';
import type { ChartLayout } from './layout.ts';

interface Context {
  readonly machine: AnyStateMachine;
  readonly layout: ChartLayout;
  readonly format: MachineFormat;
}

export const downloadMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Omit<Context, 'format'>,
    events: {} as { type: 'FILE.ASK'; format: MachineFormat },
    tags: {} as 'failed',
  },
  actors: {
    saveChart: fromPromise<void, Context>(async ({ input: { machine, layout, format } }) => {
      const text = await printMachine(machine, format, async () => layout);
      saveFile(`${machine.id}.${endings[format]}`, new Blob([text]));
    }),
  },
  actions: {
    'choose format': assign({ format: (_, { format }: { format: MachineFormat }) => format }),
  },
}).createMachine({
  id: 'lab-download',
  description: 'Saves a machine as a file.',
  context: ({ input }) => ({ ...input, format: 'svg' }),
  on: {
    'FILE.ASK': {
      target: '.saving',
      actions: { type: 'choose format', params: ({ event }) => ({ format: event.format }) },
    },
  },
  initial: 'idle',
  states: {
    idle: { description: 'A format may be chosen.' },
    saving: {
      description: 'The file is made and handed to the browser.',
      invoke: {
        src: 'saveChart',
        input: ({ context }) => context,
        onDone: { target: 'idle' },
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'The format does not support the machine.',
      tags: ['failed'],
    },
  },
});
