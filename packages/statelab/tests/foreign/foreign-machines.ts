import type { AnyStateMachine } from 'xstate';
import * as actors from './actors.machine.ts';
import * as history from './history.machine.ts';
import * as odd from './odd.machine.ts';
import * as play from './play.machine.ts';
import * as syntax from './syntax.machine.ts';

/** The machines that were written after XState's examples and documentation, and those at the edge of what it takes. */
export const foreignMachines: readonly AnyStateMachine[] = [
  ...Object.values(play),
  ...Object.values(history),
  ...Object.values(actors),
  ...Object.values(syntax),
  ...Object.values(odd),
];
