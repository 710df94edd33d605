import styled from '@emotion/styled';
import { lab } from '#statelab/design/words.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Heading } from '#statelab/design/lab-parts.ts';
import type { ChartModel, ChartState, ChartTransition } from '#statelab/machine/extract.ts';
import { statePaths, transitionText } from './part-texts.ts';

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

const List = styled.ul({
  margin: 0,
  paddingInlineStart: tokens.space[12],
  borderInlineStart: `2px solid ${tokens.color.rule}`,
  listStyle: 'none',
  fontSize: tokens.size.fine,
  '& ul': {
    margin: `0 0 ${tokens.space[8]}`,
    paddingInlineStart: tokens.space[16],
    listStyle: 'none',
  },
  '& p': { margin: `0 0 ${tokens.space[4]}` },
});
const StateName = styled(Choose)({
  minHeight: '2rem',
  paddingInline: tokens.space[8],
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.bold,
  '&:hover:not([aria-pressed="true"])': { background: tokens.color.mist },
});

interface OutlineProps {
  readonly model: ChartModel;
  readonly selected: string | null;
  /** Takes the id of a state or the name of a transition. */
  readonly onSelect: (part: string) => void;
}

const purposeOf = ({ description, requirement }: ChartState | ChartTransition) => [
  ...(description === null ? [] : [description]),
  ...(requirement === null ? [] : [`${outline.requirement}: ${requirement}`]),
];

function factsOf(state: ChartState, paths: ReadonlyMap<string, string>): readonly string[] {
  const fact = (label: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${label}: ${names.join(', ')}`];
  return [
    ...fact(outline.initial, state.initial === null ? [] : [paths.get(state.initial) ?? '']),
    ...fact(outline.initialActions, state.initialActions),
    ...fact(outline.history, state.history?.targets.map((id) => paths.get(id) ?? id) ?? []),
    ...fact(outline.invokes, state.invokes),
    ...fact(outline.entry, state.entry),
    ...fact(outline.exit, state.exit),
    ...fact(outline.spawns, state.spawns),
    ...fact(outline.output, state.output === null ? [] : [state.output]),
    ...fact(outline.tags, state.tags),
  ];
}

/** The content of a chart as nested lists, for screen readers, keyboards and small screens. */
export function Outline({ model, selected, onSelect }: OutlineProps) {
  const paths = statePaths(model);
  const branch = (state: ChartState) => {
    const transitions = model.transitions.filter(({ source }) => source === state.id);
    const children = model.states.filter(({ parent }) => parent === state.id);
    const type = outline.types[state.history?.isDeep === true ? 'deepHistory' : state.type];
    return (
      <li key={state.id}>
        <StateName
          type="button"

          aria-pressed={selected === state.id}
          onClick={() => onSelect(state.id)}
        >
          {state.key}
          {type !== '' && ` (${type})`}
        </StateName>
        {[...purposeOf(state), ...factsOf(state, paths)].map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {transitions.length > 0 && (
          <ul>
            {transitions.map((transition) => (
              <li key={transition.name}>
                <Choose
                  type="button"
                  aria-pressed={selected === transition.name}
                  onClick={() => onSelect(transition.name)}
                >
                  {transitionText(transition, paths)}
                </Choose>
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
      <Heading>{outline.heading}</Heading>
      <List>{model.states.filter(({ parent }) => parent === null).map(branch)}</List>
    </section>
  );
}
