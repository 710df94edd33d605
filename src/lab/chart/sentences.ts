import type { LineRole } from './layout.ts';
import type { ChartState, ChartTransition } from './model.ts';

/** A sentence of a chart before it is broken into lines. */
export interface Sentence {
  readonly role: LineRole;
  readonly text: string;
}

/** A transition's guard as a branch reads: [is accepted], [else if is refused], [else]. */
export function branchOf({ guard, place }: ChartTransition): string | null {
  if (guard !== null) return place === 0 ? `[${guard}]` : `[else if ${guard}]`;
  return place === 0 ? null : '[else]';
}

const sentence = (role: LineRole, text: string | null): readonly Sentence[] =>
  text === null || text === '' ? [] : [{ role, text }];

const actionsOf = (actions: readonly string[]): string | null =>
  actions.length === 0 ? null : `/ ${actions.join(', ')}`;

/** What stands at a transition: what sets it off, its guard, its actions. */
export const transitionSentences = (transition: ChartTransition): readonly Sentence[] => [
  ...sentence('trigger', transition.trigger),
  ...branchSentences(transition),
];

/** The same without what sets it off, where that is already said. */
export const branchSentences = (transition: ChartTransition): readonly Sentence[] => [
  ...sentence('guard', branchOf(transition)),
  ...sentence('actions', actionsOf(transition.actions)),
];

/** What stands in the head of a state. */
export const stateSentences = (state: ChartState): readonly Sentence[] => [
  ...sentence('title', state.type === 'parallel' ? `${state.key} (parallel)` : state.key),
  ...state.invokes.map((source) => ({ role: 'note' as const, text: `invoke ${source}` })),
  ...state.entry.map((action) => ({ role: 'note' as const, text: `entry / ${action}` })),
  ...state.exit.map((action) => ({ role: 'note' as const, text: `exit / ${action}` })),
];

/** What stands at a transition that stays in its state and does nothing. */
export const rowSentences = (transition: ChartTransition): readonly Sentence[] => {
  const said = transitionSentences(transition);
  return transition.actions.length > 0 ? said : [...said, { role: 'actions', text: '/ nothing' }];
};
