import {
  collapseModel,
  collapsible,
  linesOfDescent,
  neighboursIn,
  type ShownModel,
} from '#statelab/chart/collapse.ts';
import { foldRoom, markRoom, type Part } from '#statelab/chart/layout.ts';
import type { ChartModel, ChartTransition } from '#statelab/chart/model.ts';
import {
  branchSentences,
  rowSentences,
  stateSentences,
  transitionSentences,
} from '#statelab/chart/sentences.ts';
import { setText, type TextBlock } from './text-block.ts';

/** The widest a line may be before it is broken, in px. */
interface Widest {
  readonly leaf: number;
  readonly parent: number;
  readonly transition: number;
}

const widest: Widest = { leaf: 230, parent: 480, transition: 200 };
/** Neighbours stand side by side, in a pane that a whole chart does not fit. */
const narrow: Widest = { leaf: 170, parent: 480, transition: 150 };

/** What is written into a state. */
interface StateText {
  readonly header: TextBlock;
  /** The transitions that stay in it. */
  readonly rows: readonly { readonly transition: string; readonly text: TextBlock }[];
}

/** The event that leads from a whole state into it. */
export interface Gate {
  readonly id: string;
  readonly state: string;
  readonly text: TextBlock;
}

/** Transitions that are drawn as arrows from one label: one, or a bundle that does the same on the way to many states. */
export interface Drawn {
  readonly transitions: readonly ChartTransition[];
  readonly source: string;
  /** The id of the state or the gate that it leaves. */
  readonly start: string;
  /** Without a line where its gate says everything: there is room for a mark all the same. */
  readonly text: TextBlock;
  /** Where arrows fork at their label: the label's id, and the state that it stands in. */
  readonly fork: { readonly id: string; readonly state: string } | null;
}

/** Everything that a chart has to find room for. */
export interface ChartTexts {
  readonly shown: ShownModel;
  readonly states: ReadonlyMap<string, StateText>;
  readonly gates: readonly Gate[];
  readonly drawn: readonly Drawn[];
}

/**
 * Transitions by what a bundle has in common; those to one and the same state are no bundle. A
 * transition that enters several states at once is told by itself, and so is one whose guard
 * is written in place.
 */
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

function setStates(model: ChartModel, shown: ShownModel, lengths: Widest) {
  const canFold = new Set(collapsible(model));
  return shown.states.map((state) => {
    const isLeaf = state.initial === null && state.type !== 'parallel';
    const width = isLeaf ? lengths.leaf : lengths.parent;
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

/** Sets all the text of a chart, or of a part of it. */
export function setChartTexts(model: ChartModel, { folded, near }: Part): ChartTexts {
  const whole = collapseModel(model, folded);
  const shown = near === undefined ? whole : neighboursIn(whole, model, near);
  const lengths = near === undefined ? widest : narrow;
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
      const text = setText(sentences, lengths.transition, markRoom);
      const fork = { id: `${name}#fork`, state: state ?? model.id };
      return [{ transitions, source, start: source, text, fork }];
    }
    const start = leadsIntoIt ? `${source}#${trigger}` : source;
    if (leadsIntoIt) {
      const text = setText([{ role: 'trigger', text: trigger }], lengths.leaf);
      gates.set(start, { id: start, state: source, text });
    }
    const said = leadsIntoIt ? branchSentences(first) : sentences;
    const text = setText(said, lengths.transition, markRoom);
    return [{ transitions, source, start, text, fork: null }];
  }

  const drawn = bundlesOf(shown.transitions.filter(({ targets }) => targets.length > 0));
  return {
    shown,
    states: new Map(setStates(model, shown, lengths)),
    drawn: drawn.flatMap(draw),
    gates: [...gates.values()],
  };
}
