import type { Judged } from '#statelab/paths/check-scenario.ts';
import type { Tape } from '#statelab/tape/tape.ts';

/** What the worker is asked to do. */
export type Question =
  | { readonly kind: 'check'; readonly machine: string }
  | { readonly kind: 'shrink'; readonly tape: Tape };

/** What the worker tells: any number of shorter tapes, then one of the others. */
export type Report =
  | { readonly kind: 'shorter'; readonly steps: number }
  /** No tape where it does not fail on the machine alone. */
  | { readonly kind: 'shrunk'; readonly tape: Tape | undefined }
  | { readonly kind: 'checked'; readonly findings: readonly Judged[] }
  | { readonly kind: 'failed'; readonly why: string };
