import { createActorContext } from '@xstate/react';
import { labMachine } from './lab.machine.ts';

/** The actor that reads the URL. */
export const LabContext = createActorContext(labMachine);
