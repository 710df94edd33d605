import { assign, setup } from 'xstate';
import { promiseStub } from '#statelab/not-provided.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { Format } from './formats.ts';

export type ExportEvent =
  | { type: 'FORMAT.CHOOSE'; format: Format }
  | { type: 'TAPE.OPEN'; file: File }
  | { type: 'TEXT.COPY'; text: string };

/** The tape of a file, or a sentence on why it was rejected. */
export type TakenTape = { readonly tape: Tape } | { readonly refusal: string };

interface Context {
  readonly machine: string;
  readonly format: Format;
  /** Exported instead of the path. */
  readonly tape: Tape | null;
  /** Why the last file was rejected. */
  readonly refusal: string | null;
}

export const exportMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'machine'> & Partial<Pick<Context, 'format'>>,
    events: {} as ExportEvent,
    tags: {} as 'copied' | 'not copied',
  },
  actors: {
    readTapeFile: promiseStub<TakenTape, { readonly machine: string; readonly file: File }>(
      'readTapeFile',
    ),
    copyText: promiseStub<void, { readonly text: string }>('copyText'),
  },
  actions: {
    'choose format': assign({ format: (_, { format }: { format: Format }) => format }),
    'take tape': assign(({ context }, { taken }: { taken: TakenTape }) =>
      'tape' in taken
        ? { tape: taken.tape, refusal: null }
        : { tape: context.tape, refusal: taken.refusal },
    ),
  },
}).createMachine({
  id: 'lab-export',
  description: 'Makes a test or a report of a path or a tape.',
  context: ({ input: { machine, format = 'playwright' } }) => ({
    machine,
    format,
    tape: null,
    refusal: null,
  }),
  on: {
    'FORMAT.CHOOSE': {
      actions: { type: 'choose format', params: ({ event }) => ({ format: event.format }) },
    },
  },
  type: 'parallel',
  states: {
    tape: {
      description: 'A tape in place of the path.',
      initial: 'waiting',
      on: { 'TAPE.OPEN': { target: '.reading' } },
      states: {
        waiting: { description: 'A file may be chosen.' },
        reading: {
          description: 'The file that was chosen last is read.',
          invoke: {
            src: 'readTapeFile',
            input: ({ context, event }) => {
              if (event.type !== 'TAPE.OPEN') throw new Error('A tape is read when it is opened.');
              return { machine: context.machine, file: event.file };
            },
            onDone: {
              target: 'waiting',
              actions: { type: 'take tape', params: ({ event }) => ({ taken: event.output }) },
            },
          },
        },
      },
    },
    copy: {
      description: 'Copying the text.',
      initial: 'idle',
      on: { 'TEXT.COPY': { target: '.copying' } },
      states: {
        idle: { description: 'Nothing was copied yet.' },
        copying: {
          description: 'The browser is asked to take the text.',
          invoke: {
            src: 'copyText',
            input: ({ event }) => ({ text: event.type === 'TEXT.COPY' ? event.text : '' }),
            onDone: { target: 'copied' },
            onError: { target: 'refused' },
          },
        },
        copied: { description: 'The text is in the clipboard.', tags: ['copied'] },
        refused: {
          description: 'The browser did not take it; the text can be selected by hand.',
          tags: ['not copied'],
        },
      },
    },
  },
});
