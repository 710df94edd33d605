import type { ChartModel, ChartTransition } from '#src/lab/chart/model.ts';
import {
  branchSentences,
  rowSentences,
  stateSentences,
  transitionSentences,
} from '#src/lab/chart/sentences.ts';
import { markRoom } from '#src/lab/chart/marks.tsx';
import { setText, type TextBlock } from './text-block.ts';
import type { MeasureText } from './text-widths.ts';

/** The widest a line may be before it is broken, in px. */
const widest = { state: 230, transition: 190 };

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

/** A transition that is drawn as arrows. */
interface DrawnTransition {
  readonly transition: ChartTransition;
  /** The id of the state or the gate that its arrows leave. */
  readonly start: string;
  /** Without a line where its gate says everything: there is room for a mark all the same. */
  readonly text: TextBlock;
}

/** Everything that a chart has to find room for. */
export interface ChartTexts {
  readonly states: ReadonlyMap<string, StateText>;
  readonly gates: readonly Gate[];
  readonly drawn: readonly DrawnTransition[];
}

function ancestorsOf(model: ChartModel): (id: string) => readonly string[] {
  const parents = new Map(model.states.map(({ id, parent }) => [id, parent]));
  const above = (id: string): readonly string[] => {
    const parent = parents.get(id) ?? null;
    return parent === null ? [] : [parent, ...above(parent)];
  };
  return above;
}

/** Sets all the text of a chart. */
export function setChartTexts(model: ChartModel, measure: MeasureText): ChartTexts {
  const above = ancestorsOf(model);
  const states = model.states.map((state) => {
    const header = setText(measure, stateSentences(state), widest.state, markRoom);
    const rows = model.transitions
      .filter(({ source, targets }) => source === state.id && targets.length === 0)
      .map((transition) => ({
        transition: transition.name,
        text: setText(measure, rowSentences(transition), widest.state, markRoom),
      }));
    return [state.id, { header, rows }] as const;
  });

  const gates = new Map<string, Gate>();
  const drawn = model.transitions
    .filter(({ targets }) => targets.length > 0)
    .map((transition): DrawnTransition => {
      const { source, targets, trigger } = transition;
      const leadsIntoIt = targets.some((target) => above(target).includes(source));
      const start = leadsIntoIt ? `${source}#${trigger}` : source;
      if (leadsIntoIt) {
        const text = setText(measure, [{ role: 'trigger', text: trigger }], widest.state);
        gates.set(start, { id: start, state: source, text });
      }
      const said = leadsIntoIt ? branchSentences(transition) : transitionSentences(transition);
      const text = setText(measure, said, widest.transition, markRoom);
      return { transition, start, text };
    });
  return { states: new Map(states), gates: [...gates.values()], drawn };
}
