import { createActorContext } from '@xstate/react';
import { labMachine } from './lab.machine.ts';
import { screenMachine } from './screen.machine.ts';

/** The one actor of the lab as a whole, for whatever reads or rewrites its address. */
export const LabContext = createActorContext(labMachine);

/** The one actor of how the lab is shown. */
export const ScreenContext = createActorContext(screenMachine);
