import styled from '@emotion/styled';
import { pathsView as words } from '#statelab/messages/paths.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Heading, Tool } from '#statelab/app/lab-parts.ts';
import type { PathsResult } from './query-paths.ts';

const List = styled.ul({
  display: 'grid',
  gap: tokens.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: '20rem',
  overflow: 'auto',
  '& button': { width: '100%', textAlign: 'start' },
});

interface PathListProps {
  readonly paths: PathsResult['paths'];
  /** From 1. */
  readonly chosen: number;
  readonly onChoose: (path: number) => void;
}

/** Chooses one of the found paths. */
export function PathList({ paths, chosen, onChoose }: PathListProps) {
  return (
    <section aria-labelledby="found-paths">
      <Heading id="found-paths">{words.paths}</Heading>
      <List>
        {paths.map(({ title }, index) => (
          <li key={title}>
            <Tool
              type="button"

              aria-pressed={chosen === index + 1}
              onClick={() => onChoose(index + 1)}
            >
              {title}
            </Tool>
          </li>
        ))}
      </List>
    </section>
  );
}
