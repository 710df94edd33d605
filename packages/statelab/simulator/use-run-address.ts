import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { machineHash } from '#statelab/app/url-hash.ts';
import { LabContext } from '#statelab/app/lab-context.ts';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { runForLink } from './run-link.ts';
import type { SimulatorProps } from './simulator-parts.ts';

/** Has the address hold the moves of a run, and say after how many of them it stands. */
export function useRunAddress(simulator: SimulatorProps['simulator']): void {
  const lab = LabContext.useActorRef();
  const isReading = useSelector(simulator, (snapshot) => snapshot.matches('reading'));
  const { entry, moves, simulation } = useSelector(simulator, ({ context }) => context);
  const at = simulation.made.length;
  useEffect(() => {
    if (isReading) return;
    if (moves.length === 0) {
      lab.send({ type: 'HASH.REPLACE', hash: machineHash(entry.id, 'simulate') });
      return;
    }
    lab.send({
      type: 'HASH.PACK',
      hash: machineHash(entry.id, 'simulate', `at=${at}`),
      param: {
        name: 'moves',
        pack: () => runForLink(entry, moves),
        tooLong: simulatorWords.link.tooLong,
      },
    });
  }, [lab, isReading, entry, moves, at]);
}
