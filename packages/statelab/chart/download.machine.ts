import { fromPromise, setup, type AnyStateMachine } from 'xstate';
import { saveFile } from '#statelab/design/save-file.ts';
import { printMermaid } from './state-diagram.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import type { ChartLayout } from './layout.ts';

export type MachineFormat = 'svg' | 'mermaid';

/** File extensions. */
const endings: Readonly<Record<MachineFormat, string>> = { svg: 'svg', mermaid: 'mmd' };

/** Prints a machine. Throws if the format does not support it. */
async function printMachine({ machine, layout }: Context, format: MachineFormat): Promise<string> {
  if (format === 'mermaid') return printMermaid(extractChart(machine));
  // React's server renderer is large and rarely needed.
  const { printChart } = await import('./print-chart.tsx');
  return `${printChart(layout)}\n`;
}

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
      async ({ input: { format, ...chart } }) => {
        const text = await printMachine(chart, format);
        saveFile(`${chart.machine.id}.${endings[format]}`, new Blob([text]));
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
