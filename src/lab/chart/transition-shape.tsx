import { memo } from 'react';
import { headPath, linePath } from './arrow-path.ts';
import type { Label, Point } from './layout.ts';
import { Badges, Lines, markPoint, TimerRing } from './marks.tsx';
import type { Emphasis } from './overlay.ts';

interface TransitionShapeProps extends Emphasis {
  readonly name: string;
  /** None for a transition that is written into its state. */
  readonly arrows: readonly (readonly Point[])[];
  readonly label: Label;
  /** True if it happens of itself: always, after a time, or when an actor ends. */
  readonly isAutomatic: boolean;
  readonly isSelected: boolean;
}

/** A transition: its arrows, and beside them what sets it off and what it does. */
export const TransitionShape = memo(function TransitionShape(props: TransitionShapeProps) {
  const { name, arrows, label, isAutomatic, isSelected, ...emphasis } = props;
  const looks = {
    automatic: isAutomatic,
    never: emphasis.count === 0,
    path: emphasis.steps !== '',
    taken: emphasis.isTaken,
    selected: isSelected,
  };
  const className = Object.entries(looks).flatMap(([look, holds]) => (holds ? [look] : []));
  const mark = markPoint(label);
  return (
    <g className={className.join(' ')} data-transition={name}>
      <rect className="wash" {...label.box} rx={3} pointerEvents="all" />
      {arrows.map((points) => (
        <g key={headPath(points)}>
          <path className="arrow" d={linePath(points)} />
          <path className="head" d={headPath(points)} />
        </g>
      ))}
      <Lines label={label} />
      {emphasis.elapsed !== null && <TimerRing at={mark} elapsed={emphasis.elapsed} />}
      <Badges at={mark} emphasis={emphasis} />
    </g>
  );
});
