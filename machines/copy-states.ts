/** The states of a press that copies a text; the machine's actor `copyText` writes it. */
export const copyStates = <Context>(textOf: (context: Context) => string) =>
  ({
    copying: {
      description: 'The text is being written to the clipboard.',
      invoke: {
        src: 'copyText',
        input: ({ context }: { context: Context }) => ({ text: textOf(context) }),
        onDone: 'copied',
        onError: 'failed',
      },
    },
    copied: { description: 'The text is on the clipboard.', tags: ['copied'] },
    failed: {
      description: 'Writing to the clipboard failed; the page asks to copy by hand.',
      tags: ['not copied'],
    },
  }) as const;
