import { memo } from 'react';
import type { PlacedState } from './layout.ts';
import { Badge, FoldMark, Lines, markPoint } from './marks.tsx';
import type { ChartState } from '#statelab/machine/extract.ts';

interface StateShapeProps {
  readonly placed: PlacedState;
  readonly type: ChartState['type'];
  readonly looks: string;
  /** Undefined if the state cannot be folded. */
  readonly isFolded: boolean | undefined;
  readonly isActive: boolean;
  readonly steps: string;
}

export const StateShape = memo(function StateShape(props: StateShapeProps) {
  const { placed, type, looks, isFolded, isActive, steps } = props;
  const { x, y, width, height } = placed.box;
  const mark = markPoint(placed.header);
  return (
    <g className={looks} data-state={placed.id}>
      <rect
        className="box"
        x={x}
        y={y}
        width={width}
        height={height}
        rx={type === 'history' ? height / 2 : 4}
      />
      {type === 'final' && (
        <rect className="inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={2} />
      )}
      <Lines label={placed.header} />
      {isFolded !== undefined && <FoldMark placed={placed} isFolded={isFolded} />}
      {isActive && <path className="here" d={`M${mark.x - 8} ${mark.y + 6}l8 -13l8 13Z`} />}
      <Badge at={mark} steps={steps} />
    </g>
  );
});
