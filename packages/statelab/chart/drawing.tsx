import { headPath, linePath } from './arrow-path.ts';
import { paperStyle, screenStyle } from './drawing-style.ts';
import { collapsible, linesOfDescent } from './collapse.ts';
import type { ChartLayout, PlacedState } from './layout.ts';
import { classesOf, Lines } from './marks.tsx';
import { readOverlay, type Overlay } from './overlay.ts';
import { StateShape } from './state-shape.tsx';
import { TransitionsDrawing } from './transitions-drawing.tsx';

interface DrawingProps {
  readonly layout: ChartLayout;
  readonly overlay?: Overlay | undefined;
  /** The id of a state or the name of a transition. */
  readonly selected?: string | null | undefined;
  /** In the lab it has fold controls and follows the colour scheme. */
  readonly isOnScreen?: boolean | undefined;
}

/** The shown source and targets of a transition. */
function endsOf(layout: ChartLayout, transition: string | null | undefined): readonly string[] {
  return layout.transitions.flatMap(({ source, arrows }) => {
    const ends = arrows.filter((arrow) => arrow.transition === transition);
    return ends.length === 0 ? [] : [source, ...ends.map(({ target }) => target)];
  });
}

/** A chart as a self-contained SVG. */
export function Drawing({ layout, overlay = {}, selected, isOnScreen = false }: DrawingProps) {
  const { model, width, height } = layout;
  const emphasisOf = readOverlay(overlay);
  const states = new Map(model.states.map((state) => [state.id, state]));
  const lineOf = linesOfDescent(model);
  const foldables = new Set(collapsible(model));
  const ends = endsOf(layout, selected);
  function stateShape(placed: PlacedState) {
    const { id } = placed;
    const state = states.get(id);
    if (state === undefined) return null;
    const { type, parent } = state;
    const depth = lineOf(id).length - 1;
    const isParent = type === 'compound' || type === 'parallel';
    const isFolded = layout.folded.includes(id);
    const { isActive, steps } = emphasisOf(id);
    const looks = {
      machine: depth === 0,
      parent: isParent && depth > 0,
      deep: depth % 2 === 0,
      leaf: !isParent || isFolded,
      folded: isFolded,
      region: states.get(parent ?? '')?.type === 'parallel' && type !== 'history',
      active: isActive,
      end: ends.includes(id),
      selected: selected === id,
    };
    return (
      <StateShape
        key={id}
        placed={placed}
        type={type}
        looks={classesOf(looks)}
        isFolded={isOnScreen && foldables.has(id) ? isFolded : undefined}
        isActive={isActive}
        steps={steps}
      />
    );
  }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={`Chart of ${model.id}: ${model.states.length} states and ${model.transitions.length} transitions. The outline has the same content as text.`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <style>{isOnScreen ? screenStyle : paperStyle}</style>
      {layout.states.map(stateShape)}
      {layout.initials.map(({ state, dot, arrow }) => (
        <g key={`${state} ${linePath(arrow)}`}>
          {dot !== null && (
            <circle
              className="dot"
              cx={dot.x + dot.width / 2}
              cy={dot.y + dot.height / 2}
              r={dot.width / 2}
            />
          )}
          <path className="arrow" d={linePath(arrow)} />
          <path className="head" d={headPath(arrow)} />
        </g>
      ))}
      {layout.gates.map(({ label: gate }) => (
        <g key={`${gate.box.x} ${gate.box.y}`}>
          <rect className="gate" {...gate.box} rx={gate.box.height / 2} />
          <Lines label={gate} />
        </g>
      ))}
      <TransitionsDrawing layout={layout} emphasisOf={emphasisOf} selected={selected} />
    </svg>
  );
}
