import { fromCallback, setup } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import { createLive, type Live } from './create-live.ts';

/** Runs the actors of a live view while it is mounted. */
export const liveMachine = setup({
  types: {
    context: {} as { readonly live: Live },
    input: {} as { readonly entry: LabMachine },
  },
  actors: { run: fromCallback(({ input }: { input: Live }) => input.start()) },
}).createMachine({
  id: 'lab-live',
  description: 'Records, shows and replays the visits of one machine.',
  context: ({ input }) => ({ live: createLive(input.entry) }),
  invoke: { src: 'run', input: ({ context }) => context.live },
});
