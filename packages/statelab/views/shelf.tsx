import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { lab } from './tape-words.ts';
import { verdictWords } from '#statelab/replay/verdict-words.ts';
import { Heading, Note, Panel } from '#statelab/design/lab-parts.ts';
import type { LabMachine } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import type { Verdict } from '#statelab/replay/verdict.ts';
import { tapeHash, tapeNamed, tapesOf, verdictOn } from './open-tape.ts';
import { VerdictBox } from './visit-panel.tsx';

type Judged = Pick<Verdict, 'verdict' | 'sentence'> & { readonly name: string };

async function judge(entry: LabMachine, name: string): Promise<Judged> {
  try {
    const { tape } = await tapeNamed(name);
    return { name, ...(await verdictOn(entry, tape)) };
  } catch (error) {
    return { name, verdict: 'fail', sentence: messageOf(error) };
  }
}

/** Replays the project's tapes of a machine. Those that differ come first. */
const readShelf = fromPromise<readonly Judged[], LabMachine>(async ({ input: entry, signal }) => {
  const judged: Judged[] = [];
  for (const name of await tapesOf(entry.id)) {
    if (signal.aborted) break;
    judged.push(await judge(entry, name));
  }
  return judged.toSorted((a, b) => a.verdict.localeCompare(b.verdict));
});

/** The tapes of the project, each with what today's machine does of it. */
export function Shelf({ entry }: { entry: LabMachine }) {
  const tapes = useSelector(useActorRef(readShelf, { input: entry }), ({ output }) => output);
  if (tapes?.length === 0) return null;
  return (
    <Panel aria-label={lab.shelf.heading}>
      <Heading>{lab.shelf.heading}</Heading>
      {tapes === undefined && <Note>{lab.shelf.replaying}</Note>}
      {tapes?.map(({ name, verdict, sentence }) => (
        <VerdictBox key={name} data-verdict={verdict}>
          <strong>{verdictWords.signs[verdict]}</strong>{' '}
          <a href={tapeHash(entry.id, name)}>{name}</a>
          {verdict === 'fail' && <Note>{sentence}</Note>}
        </VerdictBox>
      ))}
    </Panel>
  );
}
