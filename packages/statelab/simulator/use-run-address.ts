import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { machineHash } from '#statelab/app/url-hash.ts';
import { LabContext } from '#statelab/app/lab-context.ts';
import { fitsLink } from '#statelab/live/tape-link.ts';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { runForLink } from './run-link.ts';
import type { SimulatorProps } from './simulator-parts.ts';

/** Keeps the moves of a run in the URL, the one it is at, and the input where it was changed. */
export function useRunAddress(simulator: SimulatorProps['simulator'], input: string | null): void {
  const lab = LabContext.useActorRef();
  const isReading = useSelector(simulator, (snapshot) => snapshot.matches('reading'));
  const { entry, moves, simulation } = useSelector(simulator, ({ context }) => context);
  const at = simulation.made.length;
  useEffect(() => {
    if (isReading) return;
    if (moves.length === 0 && input === null) {
      lab.send({ type: 'HASH.REPLACE', hash: machineHash(entry.id, 'simulate') });
      return;
    }
    const fits = input === null || fitsLink(input);
    const params = new URLSearchParams({ at: `${at}`, ...(input !== null && fits && { input }) });
    lab.send({
      type: 'HASH.PACK',
      hash: machineHash(entry.id, 'simulate', `${params}`),
      param: {
        name: 'moves',
        pack: async () => (fits ? runForLink(entry, moves) : null),
        tooLong: simulatorWords.link.tooLong,
      },
    });
  }, [lab, isReading, entry, moves, at, input]);
}
