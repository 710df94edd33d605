import styled from '@emotion/styled';
import { useMemo } from 'react';
import { pathsView as words } from '#statelab/messages/paths.ts';
import { NumberField, SelectField } from '#statelab/design/field.tsx';
import { tokens } from '#statelab/design/tokens.ts';
import type { Request } from '#statelab/paths/find-paths.ts';
import type { ChartModel } from '#statelab/chart/model.ts';
import { SearchField } from '#statelab/search/search-field.tsx';
import { defaultLongest, printGoal, readGoal } from './paths-params.ts';
import { goalsOf } from './goals.ts';

const Row = styled.div({
  display: 'grid',
  columnGap: tokens.space[16],
  [tokens.media.tablet]: { gridTemplateColumns: '2fr 1fr' },
});

interface GoalFormProps {
  readonly model: ChartModel;
  readonly request: Request;
  readonly onAsk: (request: Request) => void;
}

const wordOf = (request: Request): string =>
  request.kind === 'cover' ? request.what : printGoal(request.goal);

/** The request for a chosen option; simple paths stay simple if there is a goal. */
function requestFor(chosen: string, longest: number | null): Request {
  if (chosen === 'transitions' || chosen === 'pairs') return { kind: 'cover', what: chosen };
  const goal = readGoal(chosen);
  return longest === null ? { kind: 'shortest', goal } : { kind: 'simple', goal, longest };
}

/** Chooses the goal of the paths, and their maximum length. */
export function GoalForm({ model, request, onAsk }: GoalFormProps) {
  const goals = useMemo(() => goalsOf(model), [model]);
  const goal = wordOf(request);
  const longest = request.kind === 'simple' ? request.longest : null;
  const kinds = [
    { value: 'shortest', label: words.shortest },
    { value: 'simple', label: words.simple },
  ];
  return (
    <div>
      <SearchField
        label={words.goal}
        options={goals}
        chosen={goal}
        onChoose={(chosen) => onAsk(requestFor(chosen, longest))}
      />
      {request.kind !== 'cover' && (
        <Row>
          <SelectField
            label={words.kind}
            options={kinds}
            value={request.kind}
            onChange={(kind) => onAsk(requestFor(goal, kind === 'simple' ? defaultLongest : null))}
          />
          {longest !== null && (
            <NumberField
              label={words.longest}
              value={String(longest)}
              onChange={(typed) => {
                if (/^[1-9]\d?$/.test(typed)) onAsk(requestFor(goal, Number(typed)));
              }}
            />
          )}
        </Row>
      )}
    </div>
  );
}
