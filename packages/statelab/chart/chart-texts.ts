import { collapseModel, collapsible, linesOfDescent, type ShownModel } from './collapse.ts';
import { foldRoom, markRoom } from './layout.ts';
import type { ChartModel, ChartTransition } from '#statelab/machine/extract.ts';
import { branchSentences, rowSentences, stateSentences, transitionSentences } from './sentences.ts';
import { textSetter, type SetText, type TextBlock, type WidthOf } from './text-block.ts';

/** The widths at which lines wrap, in px. */
const widest = { leaf: 230, parent: 480, transition: 200 };

interface StateText {
  readonly header: TextBlock;
  /** Transitions without a target. */
  readonly rows: readonly { readonly transition: string; readonly text: TextBlock }[];
}

/** The event of transitions from a state to its descendants. */
export interface Gate {
  readonly id: string;
  readonly state: string;
  readonly text: TextBlock;
}

/** Transitions with one label: one, or a bundle of alike ones to several states. */
export interface Drawn {
  readonly transitions: readonly ChartTransition[];
  readonly source: string;
  /** The id of its source state or gate. */
  readonly start: string;
  /** May be empty: there is room for a mark. */
  readonly text: TextBlock;
  /** For a bundle: the id and parent state of its label. */
  readonly fork: { readonly id: string; readonly state: string } | null;
}

export interface ChartTexts {
  readonly shown: ShownModel;
  readonly states: ReadonlyMap<string, StateText>;
  readonly gates: readonly Gate[];
  readonly drawn: readonly Drawn[];
}

/** Bundles alike transitions to different states. Those with several targets or an inline guard stay alone. */
function bundlesOf(
  transitions: readonly ChartTransition[],
): readonly (readonly ChartTransition[])[] {
  const alike = new Map<string, ChartTransition[]>();
  for (const transition of transitions) {
    const { name, source, targets, trigger, guard, isInline, actions, reenters } = transition;
    const isApart = targets.length > 1 || isInline;
    const key = JSON.stringify(isApart ? [name] : [source, trigger, guard, actions, reenters]);
    alike.set(key, [...(alike.get(key) ?? []), transition]);
  }
  return [...alike.values()].flatMap((bundle) =>
    new Set(bundle.flatMap(({ targets }) => targets)).size > 1
      ? [bundle]
      : bundle.map((transition) => [transition]),
  );
}

function setStates(model: ChartModel, shown: ShownModel, setText: SetText) {
  const canFold = new Set(collapsible(model));
  return shown.states.map((state) => {
    const isLeaf = state.initial === null && state.type !== 'parallel';
    const width = isLeaf ? widest.leaf : widest.parent;
    const header = setText(
      stateSentences(state),
      width,
      canFold.has(state.id) ? markRoom + foldRoom : markRoom,
    );
    const rows = shown.transitions
      .filter(({ source, targets }) => source === state.id && targets.length === 0)
      .map((transition) => ({
        transition: transition.name,
        text: setText(rowSentences(transition), width, markRoom),
      }));
    return [state.id, { header, rows }] as const;
  });
}

export function setChartTexts(
  model: ChartModel,
  folded: ReadonlySet<string>,
  widthOf: WidthOf,
): ChartTexts {
  const setText = textSetter(widthOf);
  const shown = collapseModel(model, folded);
  const lineOf = linesOfDescent(model);
  const above = (id: string): readonly string[] => lineOf(id).slice(1);
  const gates = new Map<string, Gate>();

  function draw(transitions: readonly ChartTransition[]): readonly Drawn[] {
    const [first] = transitions;
    if (first === undefined) return [];
    const { source, trigger, name } = first;
    const targets = transitions.flatMap((transition) => transition.targets);
    const leadsIntoIt = targets.some((target) => above(target).includes(source));
    const sentences = transitionSentences(first);
    if (new Set(targets).size > 1) {
      const state = (leadsIntoIt ? lineOf(source) : above(source)).find((id) =>
        targets.every((target) => above(target).includes(id)),
      );
      const text = setText(sentences, widest.transition, markRoom);
      const fork = { id: `${name}#fork`, state: state ?? model.id };
      return [{ transitions, source, start: source, text, fork }];
    }
    const start = leadsIntoIt ? `${source}#${trigger}` : source;
    if (leadsIntoIt) {
      const text = setText([{ role: 'trigger', text: trigger }], widest.leaf);
      gates.set(start, { id: start, state: source, text });
    }
    const labels = leadsIntoIt ? branchSentences(first) : sentences;
    const text = setText(labels, widest.transition, markRoom);
    return [{ transitions, source, start, text, fork: null }];
  }

  const drawn = bundlesOf(shown.transitions.filter(({ targets }) => targets.length > 0));
  return {
    shown,
    states: new Map(setStates(model, shown, setText)),
    drawn: drawn.flatMap(draw),
    gates: [...gates.values()],
  };
}
