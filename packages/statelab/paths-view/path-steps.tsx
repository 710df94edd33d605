import styled from '@emotion/styled';
import { pathsView as words } from '#statelab/messages/paths.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Heading, Tool } from '#statelab/app/lab-parts.ts';
import type { PathStep } from './query-paths.ts';

const List = styled.ol({
  display: 'grid',
  gap: tokens.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: '28rem',
  overflow: 'auto',
  '& button': { width: '100%', textAlign: 'start', overflowWrap: 'anywhere' },
  '& span': { display: 'block', fontWeight: tokens.weight.regular },
});

interface PathStepsProps {
  readonly steps: readonly PathStep[];
  /** The current step; 0 for the start. */
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** The steps of a path. Choosing one shows it on the chart. */
export function PathSteps({ steps, at, onGo }: PathStepsProps) {
  return (
    <section aria-labelledby="path-steps">
      <Heading id="path-steps">{words.steps}</Heading>
      <List>
        {steps.map(({ name, state }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is identified by its index
          <li key={index}>
            <Tool
              type="button"

              aria-pressed={at === index + 1}
              onClick={() => onGo(index + 1)}
            >
              {words.step(index + 1, name)}
              <span>{words.leadsTo(state)}</span>
            </Tool>
          </li>
        ))}
      </List>
    </section>
  );
}
