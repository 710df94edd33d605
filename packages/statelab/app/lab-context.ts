import { createActorContext } from '@xstate/react';
import { labMachine } from './lab.machine.ts';
import { screenMachine } from './screen.machine.ts';

/** The actor that reads and writes the URL. */
export const LabContext = createActorContext(labMachine);

/** The actor of theme and panes. */
export const ScreenContext = createActorContext(screenMachine);
