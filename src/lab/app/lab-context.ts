import { createActorContext } from '@xstate/react';
import { labMachine } from './lab.machine.ts';

/** The one actor of the lab as a whole, for whatever reads or rewrites its address. */
export const LabContext = createActorContext(labMachine);
