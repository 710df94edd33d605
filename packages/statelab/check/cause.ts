/** The checks of a machine. */
export const causeWords = {
  checks: {
    heading: 'Checks',
    checking: 'Checking the machine…',
    failed: 'The machine could not be checked. Load the page again.',
    broken: 'Does not hold',
    brokenPath: 'See the path that breaks it',
    found: (findings: readonly { readonly reason: string | undefined }[], broken: number) => {
      const open = broken + findings.filter(({ reason }) => reason === undefined).length;
      if (findings.length + broken === 0) return 'Nothing looks wrong with this machine.';
      if (open === 0) return 'Every finding has a reason.';
      return open === 1 ? 'One finding has no reason.' : `${open} findings have no reason.`;
    },
    kinds: {
      unreachable: 'Nothing leads here',
      'dead end': 'Nothing leads out',
      'endless loop': 'Loops without an event',
      'never taken': 'Never taken',
      'order decides': 'Two regions take one event; XState drops one',
      'unhandled failure': 'Nobody handles a failure',
      'leaves a final state': 'Leaves a final state',
      'not an action': 'Not an action',
      'not provided': 'Nothing provides it',
      'not used': 'Nothing uses it',
      breaks: 'It throws',
      'not repeatable': 'Not the same twice',
      delay: 'No timer waits so long',
    },
    noReason: 'No reason is given.',
  },
} as const;
