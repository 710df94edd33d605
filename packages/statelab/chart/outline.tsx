import styled from '@emotion/styled';
import { Row } from '#statelab/design/lab-parts.ts';
import type { ChartModel, ChartState, ChartTransition } from '#statelab/machine/extract.ts';
import { stateSentences, titleOf } from './sentences.ts';
import { statePaths, transitionText } from './part-texts.ts';

const List = styled.ul({
  margin: 0,
  paddingInlineStart: '0.75rem',
  borderInlineStart: '2px solid var(--rule)',
  listStyle: 'none',
  fontSize: 'var(--size-fine)',
  '& ul': {
    margin: '0 0 0.5rem',
    paddingInlineStart: '1rem',
    listStyle: 'none',
  },
  '& p': { margin: '0 0 0.25rem' },
});

interface OutlineProps {
  readonly model: ChartModel;
  readonly selected: string | null;
  /** Takes the id of a state or the name of a transition. */
  readonly onSelect: (part: string) => void;
}

const purposeOf = ({ description, requirement }: ChartState | ChartTransition) => [
  ...(description === null ? [] : [description]),
  ...(requirement === null ? [] : [`Requirement: ${requirement}`]),
];

/** What a chart shows in a state, where it begins and its tags. */
function factsOf(state: ChartState, paths: ReadonlyMap<string, string>): readonly string[] {
  const [, ...shown] = stateSentences(state).map(({ text }) => text);
  const begins = [state.initial ?? [], state.history?.targets ?? []].flat();
  const fact = (label: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${label}: ${names.join(', ')}`];
  return [
    ...fact(
      'begins in',
      begins.map((id) => paths.get(id) ?? id),
    ),
    ...shown,
    ...fact('Tags', state.tags),
  ];
}

/** The content of a chart as nested lists, for screen readers, keyboards and small screens. */
export function Outline({ model, selected, onSelect }: OutlineProps) {
  const paths = statePaths(model);
  const branch = (state: ChartState) => {
    const transitions = model.transitions.filter(({ source }) => source === state.id);
    const children = model.states.filter(({ parent }) => parent === state.id);
    return (
      <li key={state.id}>
        <Row type="button" aria-pressed={selected === state.id} onClick={() => onSelect(state.id)}>
          <b>
            {titleOf(state)}
            {state.type === 'final' && ' (final)'}
          </b>
        </Row>
        {[...purposeOf(state), ...factsOf(state, paths)].map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {transitions.length > 0 && (
          <ul>
            {transitions.map((transition) => (
              <li key={transition.name}>
                <Row
                  type="button"
                  aria-pressed={selected === transition.name}
                  onClick={() => onSelect(transition.name)}
                >
                  {transitionText(transition, paths)}
                </Row>
                {purposeOf(transition).map((text) => (
                  <em key={text}> {text}</em>
                ))}
              </li>
            ))}
          </ul>
        )}
        {children.length > 0 && <List>{children.map(branch)}</List>}
      </li>
    );
  };
  return (
    <section>
      <h2>Outline</h2>
      <List>{model.states.filter(({ parent }) => parent === null).map(branch)}</List>
    </section>
  );
}
