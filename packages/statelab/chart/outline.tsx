import styled from '@emotion/styled';
import { lab } from '#statelab/messages/chart.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { rovingTabIndex } from '#statelab/app/roving-tab-index.ts';
import { Heading } from '#statelab/app/lab-parts.ts';
import type { ChartModel, ChartState, ChartTransition } from './model.ts';
import { statePaths } from './state-path.ts';
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
function TransitionItem({ transition, paths, isSelected, onSelect }: TransitionItemProps) {
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
const StateName = styled.button({
  minHeight: '2rem',
  padding: `${tokens.space[4]} ${tokens.space[8]}`,
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: tokens.radius.control,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.bold,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '&:hover': { background: tokens.color.mist },
  '&[aria-pressed="true"]': { background: tokens.color.bush, color: tokens.color.white },
});

interface OutlineProps {
  readonly model: ChartModel;
  readonly selected?: string | null | undefined;
  /** Takes the id of a state or the name of a transition. */
  readonly onSelect?: ((part: string) => void) | undefined;
  /** The states that hold now. */
  readonly active?: readonly string[] | undefined;
}

/** What a state does by itself, a line each. */
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

/** All that a chart shows, as nested lists: for screen readers, the keyboard, and small screens. */
export function Outline({ model, selected, onSelect, active = [] }: OutlineProps) {
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
          onClick={() => onSelect?.(state.id)}
        >
          {state.key}
          {type !== '' && ` (${type})`}
          {active.includes(state.id) && ` (${outline.active})`}
        </StateName>
        {state.description !== null && <p>{state.description}</p>}
        {state.requirement !== null && (
          <p>
            {outline.requirement}: {state.requirement}
          </p>
        )}
        {factsOf(state, paths).map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {transitions.length > 0 && (
          <ul>
            {transitions.map((transition) => (
              <TransitionItem
                key={transition.name}
                transition={transition}
                paths={paths}
                isSelected={selected === transition.name}
                onSelect={() => onSelect?.(transition.name)}
              />
            ))}
          </ul>
        )}
        {children.length > 0 && <List>{children.map(branch)}</List>}
      </li>
    );
  };
  return (
    <section ref={rovingTabIndex}>
      <Heading>{outline.heading}</Heading>
      <List>{model.states.filter(({ parent }) => parent === null).map(branch)}</List>
    </section>
  );
}
