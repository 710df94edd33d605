import { memo } from 'react';
import { badgePoint, headPath, linePath } from './arrow-path.ts';
import type { Label, Point } from './layout.ts';
import { Badges, Lines, TimerRing } from './marks.tsx';
import type { Emphasis } from './overlay.ts';

interface TransitionShapeProps extends Emphasis {
  readonly name: string;
  /** None for a transition that is written into its state. */
  readonly arrows: readonly (readonly Point[])[];
  readonly label: Label | null;
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
  const [first] = arrows;
  const box = label?.box;
  const corner = box === undefined ? undefined : { x: box.x + box.width, y: box.y + 9 };
  const badgeAt = first === undefined ? corner : badgePoint(first);
  return (
    <g className={className.join(' ')} data-transition={name}>
      {box !== undefined && <rect className="wash" {...box} rx={3} pointerEvents="all" />}
      {arrows.map((points) => (
        <g key={headPath(points)}>
          <path className="arrow" d={linePath(points)} />
          <path className="head" d={headPath(points)} />
        </g>
      ))}
      {label !== null && <Lines label={label} />}
      {emphasis.elapsed !== null && box !== undefined && (
        <TimerRing at={{ x: box.x + box.width, y: box.y + 8 }} elapsed={emphasis.elapsed} />
      )}
      {badgeAt !== undefined && <Badges at={badgeAt} emphasis={emphasis} />}
    </g>
  );
});
