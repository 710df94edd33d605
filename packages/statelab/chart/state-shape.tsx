import { memo } from 'react';
import type { PlacedState } from './layout.ts';
import { Badge, classesOf, FoldMark, Lines, markPoint } from './marks.tsx';
import type { ChartState } from '#statelab/machine/extract.ts';
import type { Emphasis } from './overlay.ts';

interface StateShapeProps extends Emphasis {
  readonly state: ChartState;
  readonly placed: PlacedState;
  readonly depth: number;
  readonly canFold: boolean;
  readonly isFolded: boolean;
  readonly isRegion: boolean;
  readonly isSelected: boolean;
  /** True for the ends of the selected transition. */
  readonly isEnd: boolean;
}

export const StateShape = memo(function StateShape(props: StateShapeProps) {
  const { state, placed, depth, canFold, isFolded, isRegion, isSelected, isEnd, isActive, steps } =
    props;
  const { x, y, width, height } = placed.box;
  const mark = markPoint(placed.header);
  const isParent = state.type === 'compound' || state.type === 'parallel';
  const looks = {
    machine: depth === 0,
    parent: isParent && depth > 0,
    deep: depth % 2 === 0,
    leaf: !isParent || isFolded,
    folded: isFolded,
    region: isRegion,
    active: isActive,
    end: isEnd,
    selected: isSelected,
  };
  return (
    <g className={classesOf(looks)} data-state={state.id}>
      <rect
        className="box"
        x={x}
        y={y}
        width={width}
        height={height}
        rx={state.type === 'history' ? height / 2 : 4}
      />
      {state.type === 'final' && (
        <rect className="inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={2} />
      )}
      <Lines label={placed.header} />
      {canFold && <FoldMark header={placed.header} state={state.id} isFolded={isFolded} />}
      {isActive && <path className="here" d={`M${mark.x - 8} ${mark.y + 6}l8 -13l8 13Z`} />}
      <Badge at={mark} steps={steps} />
    </g>
  );
});
