import { assign, setup } from 'xstate';
import { promiseStub } from '#lab/not-provided.ts';
import type { ChartLayout } from './layout.ts';

export const downloadFormats = ['svg', 'png', 'mermaid'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

interface Context {
  readonly layout: ChartLayout;
  /** What was asked for last. */
  readonly format: DownloadFormat;
}

/** Saves a chart as a file. */
export const downloadMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'layout'>,
    events: {} as { type: 'FILE.ASK'; format: DownloadFormat },
    tags: {} as 'failed',
  },
  actors: {
    /** Prints the chart and hands it to the browser. Throws where the browser can't draw it. */
    saveChart: promiseStub<void, Context>('saveChart'),
  },
  actions: {
    'choose format': assign({ format: (_, { format }: { format: DownloadFormat }) => format }),
  },
}).createMachine({
  id: 'lab-download',
  description: 'Saves a chart as a file.',
  context: ({ input }) => ({ layout: input.layout, format: 'svg' }),
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
    failed: { description: 'The chart is too large for this browser to draw.', tags: ['failed'] },
  },
});
