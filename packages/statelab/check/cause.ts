/** What looks wrong with a machine, by the kind of a finding. */
export const causeWords = {
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
} as const;
