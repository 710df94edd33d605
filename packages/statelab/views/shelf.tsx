import styled from '@emotion/styled';
import { useActorRef, useSelector } from '@xstate/react';
import { signs } from '#statelab/replay/verdict.ts';
import { Controls, Note, Panel, ScrolledList, Tool } from '#statelab/design/lab-parts.ts';
import { tapeHash } from './open-tape.ts';
import { followsFiles } from './project.ts';
import { shelfMachine } from './shelf.machine.ts';
import { VerdictBox } from './verdict-box.ts';

/** No wider than the page below it. */
const Narrow = styled(Panel)({ width: 0, minWidth: '100%', '& ul': { maxHeight: '12rem' } });
const Item = styled(VerdictBox.withComponent('li'))({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.5rem',
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
  const all = tapes.length;
  const red = given.filter(({ verdict }) => verdict === 'fail').length;
  const ended =
    given.length === all ? `✓ ${all} of ${all} pass` : `– ${given.length} of ${all} run`;
  const done = red > 0 ? `✗ ${red} of ${all} fail` : ended;
  const sum = queue.length > 0 ? `${queue.length} of ${all} still to run…` : done;
  return (
    <Narrow aria-label="Tapes of this project">
      <details open={isOpen}>
        <summary>
          Tapes of this project <strong role="status">{sum}</strong>
        </summary>
        <Controls>
          <Tool type="button" onClick={() => shelf.send({ type: 'RUN.ALL' })}>
            Run all
          </Tool>
          {followsFiles && (
            <Tool
              type="button"
              aria-pressed={isWatching}
              onClick={() => shelf.send({ type: 'WATCH.SWITCH' })}
            >
              Watch
            </Tool>
          )}
          {followsFiles && isWatching && <Note>Runs all again when a file is saved.</Note>}
        </Controls>
        <ScrolledList>
          {tapes.map((file) => {
            const { verdict, sentence } = verdicts[file] ?? {};
            const isWaiting = verdict === undefined || queue.includes(file);
            return (
              <Item key={file} data-verdict={isWaiting ? undefined : verdict}>
                <strong>{isWaiting ? '– not run' : signs[verdict]}</strong>
                <a href={tapeHash(machine, file)} aria-current={file === shown || undefined}>
                  {file}
                </a>
                <Tool
                  type="button"
                  aria-label={`Run ${file}`}
                  onClick={() => shelf.send({ type: 'TAPE.RUN', file })}
                >
                  Run
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
