import styled from '@emotion/styled';
import { useActorRef, useSelector } from '@xstate/react';
import { lab } from './tape-words.ts';
import { verdictWords } from '#statelab/replay/verdict-words.ts';
import { Controls, Note, Panel, ScrolledList, Tool } from '#statelab/design/lab-parts.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { tapeHash } from './open-tape.ts';
import { followsFiles } from './project.ts';
import { shelfMachine } from './shelf.machine.ts';
import { VerdictBox } from './verdict-box.ts';

const words = lab.shelf;

/** No wider than the page below it. */
const Narrow = styled(Panel)({ width: 0, minWidth: '100%', '& ul': { maxHeight: '12rem' } });
const Item = styled(VerdictBox.withComponent('li'))({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space[8],
  '& > a': { flex: 1 },
});

interface ShelfProps {
  readonly machine: string;
  /** The name of the tape that is shown; null for none. */
  readonly shown: string | null;
  readonly isOpen: boolean;
}

/** The tapes of the project, each with what today's machine does of it. */
export function Shelf({ machine, shown, isOpen }: ShelfProps) {
  const shelf = useActorRef(shelfMachine, { input: { machine } });
  const { tapes, queue, verdicts, isWatching } = useSelector(shelf, ({ context }) => context);
  if (tapes.length === 0) return null;
  const given = tapes.flatMap((file) => (queue.includes(file) ? [] : (verdicts[file] ?? [])));
  const red = given.filter(({ verdict }) => verdict === 'fail').length;
  return (
    <Narrow aria-label={words.heading}>
      <details open={isOpen}>
        <summary>
          {words.heading}{' '}
          <strong role="status">{words.sum(tapes.length, given.length, red, queue.length)}</strong>
        </summary>
        <Controls>
          <Tool type="button" onClick={() => shelf.send({ type: 'RUN.ALL' })}>
            {words.runAll}
          </Tool>
          {followsFiles && (
            <Tool
              type="button"
              aria-pressed={isWatching}
              onClick={() => shelf.send({ type: 'WATCH.SWITCH' })}
            >
              {words.watch}
            </Tool>
          )}
          {followsFiles && isWatching && <Note>{words.watching}</Note>}
        </Controls>
        <ScrolledList>
          {tapes.map((file) => {
            const { verdict, sentence } = verdicts[file] ?? {};
            const isWaiting = verdict === undefined || queue.includes(file);
            return (
              <Item key={file} data-verdict={isWaiting ? undefined : verdict}>
                <strong>{isWaiting ? words.waiting : verdictWords.signs[verdict]}</strong>
                <a href={tapeHash(machine, file)} aria-current={file === shown || undefined}>
                  {file}
                </a>
                <Tool
                  type="button"
                  aria-label={words.runOne(file)}
                  onClick={() => shelf.send({ type: 'TAPE.RUN', file })}
                >
                  {words.run}
                </Tool>
                {!isWaiting && verdict === 'fail' && <Note>{sentence}</Note>}
              </Item>
            );
          })}
        </ScrolledList>
      </details>
    </Narrow>
  );
}
