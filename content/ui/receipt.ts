/** The words of a receipt, loaded with it. */
export const receiptWords = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy. Select the reference and copy it by hand.',
} as const;
