import { useMemo } from 'react';
import { partOptions } from '#statelab/chart/part-texts.ts';
import { pathsView as words } from '#statelab/explore/paths-words.ts';
import type { Goal } from '#statelab/explore/goal.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';
import { SearchField } from '#statelab/design/search-field.tsx';
import { printGoal, readGoal } from '#statelab/explore/paths-params.ts';

/** The value of the option for every transition. */
const everyTransition = 'transitions';

interface GoalFormProps {
  readonly model: ChartModel;
  readonly goal: Goal | null;
  readonly onAsk: (goal: Goal | null) => void;
}

/** Chooses the goal of the paths. */
export function GoalForm({ model, goal, onAsk }: GoalFormProps) {
  const goals = useMemo(
    () => [{ value: everyTransition, label: words.every }, ...partOptions(model)],
    [model],
  );
  return (
    <SearchField
      label={words.goal}
      options={goals}
      chosen={goal === null ? everyTransition : printGoal(goal)}
      onChoose={(chosen) => onAsk(chosen === everyTransition ? null : readGoal(chosen))}
    />
  );
}
