import { headPath, linePath } from './arrow-path.ts';
import { drawingStyle } from './drawing-style.ts';
import type { ChartLayout } from './layout.ts';
import { Lines } from './marks.tsx';
import type { ChartState } from './model.ts';
import { readOverlay, type Overlay } from './overlay.ts';
import { StateShape } from './state-shape.tsx';
import { TransitionShape } from './transition-shape.tsx';

interface DrawingProps {
  readonly layout: ChartLayout;
  readonly overlay?: Overlay | undefined;
  /** The id of a state or the name of a transition. */
  readonly selected?: string | null | undefined;
  /** What it is, to those who can't see it. */
  readonly label: string;
}

const noOverlay: Overlay = {};

/** A chart as an SVG that needs nothing from the page around it. */
export function Drawing({ layout, overlay = noOverlay, selected, label }: DrawingProps) {
  const { model, width, height } = layout;
  const emphasisOf = readOverlay(overlay);
  const states = new Map(model.states.map((state) => [state.id, state]));
  const transitions = new Map(model.transitions.map((transition) => [transition.name, transition]));
  const parentOf = ({ parent }: ChartState) => (parent === null ? undefined : states.get(parent));
  const depthOf = (state: ChartState): number => {
    const parent = parentOf(state);
    return parent === undefined ? 0 : depthOf(parent) + 1;
  };
  const isAutomatic = (name: string) => transitions.get(name)?.kind !== 'event';
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <style>{drawingStyle}</style>
      {layout.states.map((placed) => {
        const state = states.get(placed.id);
        return (
          state !== undefined && (
            <StateShape
              key={placed.id}
              state={state}
              placed={placed}
              depth={depthOf(state)}
              isRegion={parentOf(state)?.type === 'parallel'}
              isSelected={selected === placed.id}
              {...emphasisOf(placed.id)}
            />
          )
        );
      })}
      {layout.initials.map(({ state, dot, arrow }) => (
        <g key={state}>
          <circle
            className="dot"
            cx={dot.x + dot.width / 2}
            cy={dot.y + dot.height / 2}
            r={dot.width / 2}
          />
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
      {layout.states.flatMap(({ rows }) =>
        rows.map(({ transition, ...row }) => (
          <TransitionShape
            key={transition}
            name={transition}
            arrows={noArrows}
            label={row}
            isAutomatic={isAutomatic(transition)}
            isSelected={selected === transition}
            {...emphasisOf(transition)}
          />
        )),
      )}
      {layout.transitions.map(({ transition, arrows, label: text }) => (
        <TransitionShape
          key={transition}
          name={transition}
          arrows={arrows}
          label={text}
          isAutomatic={isAutomatic(transition)}
          isSelected={selected === transition}
          {...emphasisOf(transition)}
        />
      ))}
    </svg>
  );
}

const noArrows: readonly [] = [];
