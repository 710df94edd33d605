import styled from '@emotion/styled';
import type { AnyStateMachine } from 'xstate';
import { pathsView as words } from '#content/lab-paths.ts';
import { Field } from '#src/design/field.tsx';
import { SelectField } from '#src/design/select-field.tsx';
import { tokens } from '#src/design/tokens.ts';
import type { Request } from '#paths/find-paths.ts';
import { transitionsOf } from '#paths/transitions.ts';
import { statesOf } from '#paths/states.ts';
import { defaultLongest } from './asked-paths.ts';

const Row = styled.div({
  display: 'grid',
  columnGap: tokens.space[16],
  [tokens.media.tablet]: { gridTemplateColumns: '2fr 1fr' },
});

interface GoalFormProps {
  readonly machine: AnyStateMachine;
  readonly request: Request;
  readonly onAsk: (request: Request) => void;
}

const prefix = { state: 'state ', transition: 'transition ' } as const;

function goalOf(request: Request): string {
  if (request.kind === 'cover') return request.what;
  const { goal } = request;
  return goal.kind === 'state' ? prefix.state + goal.id : prefix.transition + goal.name;
}

/** The request for what a list offers; simple paths stay simple, where there is a goal for them. */
function requestFor(chosen: string, longest: number | null): Request {
  if (chosen === 'transitions' || chosen === 'pairs') return { kind: 'cover', what: chosen };
  const goal = chosen.startsWith(prefix.state)
    ? ({ kind: 'state', id: chosen.slice(prefix.state.length) } as const)
    : ({ kind: 'transition', name: chosen.slice(prefix.transition.length) } as const);
  return longest === null ? { kind: 'shortest', goal } : { kind: 'simple', goal, longest };
}

/** What paths are to reach, and how long they may be. */
export function GoalForm({ machine, request, onAsk }: GoalFormProps) {
  const goal = goalOf(request);
  const longest = request.kind === 'simple' ? request.longest : null;
  const options = [
    { value: 'transitions', label: words.transitions },
    { value: 'pairs', label: words.pairs },
    ...statesOf(machine).map(({ id }) => ({ value: prefix.state + id, label: words.state(id) })),
    ...[...transitionsOf(machine).keys()].map((name) => ({
      value: prefix.transition + name,
      label: words.transition(name),
    })),
  ];
  const kinds = [
    { value: 'shortest', label: words.shortest },
    { value: 'simple', label: words.simple },
  ];
  return (
    <div>
      <SelectField
        id="goal"
        name="goal"
        label={words.goal}
        options={options}
        value={goal}
        onChange={(chosen) => onAsk(requestFor(chosen, longest))}
      />
      {request.kind !== 'cover' && (
        <Row>
          <SelectField
            id="kind"
            name="kind"
            label={words.kind}
            options={kinds}
            value={request.kind}
            onChange={(kind) => onAsk(requestFor(goal, kind === 'simple' ? defaultLongest : null))}
          />
          {longest !== null && (
            <Field
              id="longest"
              name="longest"
              label={words.longest}
              type="number"
              min={1}
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
