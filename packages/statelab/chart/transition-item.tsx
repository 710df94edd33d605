import styled from '@emotion/styled';
import { lab } from '#statelab/messages/chart.ts';
import { tokens } from '#statelab/design/tokens.ts';
import type { ChartTransition } from './model.ts';
import { transitionText } from './transition-text.ts';

const { outline } = lab;

const Choose = styled.button({
  padding: `${tokens.space[4]} 0`,
  background: 'transparent',
  border: 0,
  color: 'inherit',
  fontSize: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { background: tokens.color.bush, color: tokens.color.white },
});

interface TransitionItemProps {
  readonly transition: ChartTransition;
  readonly paths: ReadonlyMap<string, string>;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A transition of the outline, with what it is for. */
export function TransitionItem({ transition, paths, isSelected, onSelect }: TransitionItemProps) {
  const { description, requirement } = transition;
  return (
    <li>
      <Choose type="button" aria-pressed={isSelected} onClick={onSelect}>
        {transitionText(transition, paths)}
      </Choose>
      {description !== null && <em> {description}</em>}
      {requirement !== null && (
        <em>
          {' '}
          {outline.requirement}: {requirement}
        </em>
      )}
    </li>
  );
}
