import { useMemo } from 'react';
import { pathsView as words } from '#statelab/messages/paths.ts';
import type { Goal } from './goal.ts';
import type { ChartModel } from '#statelab/machine/model.ts';
import { SearchField } from '#statelab/design/search-field.tsx';
import { printGoal, readGoal } from './paths-params.ts';
import { everyTransition, goalsOf } from './goals.ts';

interface GoalFormProps {
  readonly model: ChartModel;
  readonly goal: Goal | null;
  readonly onAsk: (goal: Goal | null) => void;
}

/** Chooses the goal of the paths. */
export function GoalForm({ model, goal, onAsk }: GoalFormProps) {
  const goals = useMemo(() => goalsOf(model), [model]);
  return (
    <SearchField
      label={words.goal}
      options={goals}
      chosen={goal === null ? everyTransition : printGoal(goal)}
      onChoose={(chosen) => onAsk(chosen === everyTransition ? null : readGoal(chosen))}
    />
  );
}
