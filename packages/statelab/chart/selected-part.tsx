import { useSelector } from '@xstate/react';
import { Controls, Note, Tool } from '#statelab/design/lab-parts.ts';
import { readGoal } from '#statelab/explore/paths-params.ts';
import { collapsible } from './collapse.ts';
import { goalHash } from './goal-hash.ts';
import { statePaths, transitionText } from './part-texts.ts';
import type { ChartActor } from './use-zoom.ts';

interface SelectedPartProps {
  readonly chart: ChartActor;
  /** The text while nothing is selected. */
  readonly none?: string;
}

/** The purpose of the selected part, a link to its paths and its fold control. */
export function SelectedPart({ chart, none }: SelectedPartProps) {
  const { layout, folded, selected } = useSelector(chart, ({ context }) => context);
  const { model } = layout;
  const paths = statePaths(model);
  const transition = model.transitions.find(({ name }) => name === selected);
  const part = transition ?? model.states.find(({ id }) => id === selected);
  if (selected === null || part === undefined) return none && <Note>{none}</Note>;
  const name =
    transition === undefined ? (paths.get(selected) ?? '') : transitionText(transition, paths);
  return (
    <>
      <Note>
        <strong>{name}</strong> {part.description ?? 'It has no description.'}
      </Note>
      {part.requirement !== null && <Note>Requirement: {part.requirement}</Note>}
      <Controls>
        <a href={goalHash(model.id, readGoal(selected))}>Paths to here</a>
        {collapsible(model).includes(selected) && (
          <Tool
            type="button"
            onClick={() => chart.send({ type: 'COLLAPSE.TOGGLE', state: selected })}
          >
            {`${folded.has(selected) ? 'Unfold' : 'Fold'} ${name}`}
          </Tool>
        )}
      </Controls>
    </>
  );
}
