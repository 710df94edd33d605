import type { LineRole } from './layout.ts';
import type { ShownState } from './collapse.ts';
import type { ChartState, ChartTransition } from '#statelab/machine/extract.ts';

export interface Sentence {
  readonly role: LineRole;
  readonly text: string;
}

/** A guard as a branch: [is accepted], [else if is refused], [else]. */
function branchOf({ guard, place }: ChartTransition): string | null {
  if (guard !== null) return place === 0 ? `[${guard}]` : `[else if ${guard}]`;
  return place === 0 ? null : '[else]';
}

const sentence = (role: LineRole, text: string | null): readonly Sentence[] =>
  text === null || text === '' ? [] : [{ role, text }];

/** The label of a transition: its trigger, guard and actions. */
export const transitionSentences = (transition: ChartTransition): readonly Sentence[] => [
  ...sentence('trigger', transition.trigger),
  ...branchSentences(transition),
];

/** The same without the trigger, which a gate shows. */
export const branchSentences = (transition: ChartTransition): readonly Sentence[] => [
  ...sentence('guard', branchOf(transition)),
  ...sentence('actions', listOf('/', transition.actions)),
  ...sentence('note', transition.reenters ? 're-enters' : null),
  ...sentence('note', atOnce(transition.targets.length)),
];

const atOnce = (targets: number): string | null => (targets > 1 ? `into ${targets} at once` : null);

const listOf = (what: string, names: readonly string[]): string | null =>
  names.length === 0 ? null : `${what} ${names.join(', ')}`;

/** A state's name, with what kind of state it is. */
export function titleOf({ key, type, history }: ChartState): string {
  if (history !== null) return `${history.isDeep ? 'H*' : 'H'} ${key}`;
  return type === 'parallel' ? `${key} (parallel)` : key;
}

/** A folded state says how much it hides in place of what it does. */
export function stateSentences(state: ChartState & Partial<ShownState>): readonly Sentence[] {
  const title = sentence('title', titleOf(state));
  if (state.within) return [...title, ...sentence('note', `${state.within} states within`)];
  return [
    ...title,
    ...sentence('note', listOf('invoke', state.invokes)),
    ...sentence('note', listOf('entry /', state.entry)),
    ...sentence('note', listOf('exit /', state.exit)),
    ...sentence('note', listOf('initial /', state.initialActions)),
    ...sentence('note', state.output === null ? null : `output ${state.output}`),
    ...sentence('note', listOf('may spawn', state.spawns)),
  ];
}

/** The label of a transition without a target. */
export const rowSentences = (transition: ChartTransition): readonly Sentence[] => {
  const sentences = transitionSentences(transition);
  return transition.actions.length > 0
    ? sentences
    : [...sentences, { role: 'actions', text: '/ nothing' }];
};
