import { memo } from 'react';
import type { ChartLayout, Label, Point } from './layout.ts';
import type { Emphasis } from './overlay.ts';
import { headPath, linePath } from './arrow-path.ts';
import { Badge, classesOf, Lines, markPoint } from './marks.tsx';

interface PartProps {
  /** The transition that a click selects. */
  readonly name: string;
  readonly looks: string;
}

interface ArrowShapeProps extends PartProps {
  readonly points: readonly Point[];
  readonly hasHead: boolean;
}

/** The line of a transition, with a wider area to click. */
const ArrowShape = memo(function ArrowShape({ name, looks, points, hasHead }: ArrowShapeProps) {
  const line = linePath(points);
  return (
    <g className={looks} data-transition={name}>
      <path className="grip" d={line} pointerEvents="stroke" />
      <path className="arrow" d={line} />
      {hasHead && <path className="head" d={headPath(points)} />}
    </g>
  );
});

interface LabelShapeProps extends PartProps {
  readonly label: Label;
  readonly steps: string;
}

const LabelShape = memo(function LabelShape({ name, looks, label, steps }: LabelShapeProps) {
  return (
    <g className={looks} data-transition={name}>
      <rect className="wash" {...label.box} rx={3} pointerEvents="all" />
      <Lines label={label} />
      <Badge at={markPoint(label)} steps={steps} />
    </g>
  );
});

interface TransitionsDrawingProps {
  readonly layout: ChartLayout;
  readonly emphasisOf: (...names: readonly string[]) => Emphasis;
  /** The id of a state or the name of a transition. */
  readonly selected?: string | null | undefined;
}

/** Draws emphasised lines over the others, and labels over the lines. */
export function TransitionsDrawing({ layout, emphasisOf, selected }: TransitionsDrawingProps) {
  // Always, delayed, done and error need no event of the user.
  const automatic = new Set(
    layout.model.transitions.flatMap(({ name, kind }) => (kind === 'event' ? [] : [name])),
  );
  const part = (names: readonly string[], forks = false) => {
    const [name = ''] = names;
    const { isTaken, steps } = emphasisOf(...names);
    const isSelected = names.some((each) => each === selected);
    const looks = {
      forks,
      automatic: automatic.has(name),
      path: steps !== '',
      taken: isTaken,
      selected: isSelected,
    };
    const weight = Number(isTaken || steps !== '') + Number(isSelected);
    return { name, steps, weight, looks: classesOf(looks) };
  };
  const lines = layout.transitions.flatMap(({ names, trunk, arrows }) => [
    ...(trunk.length === 0
      ? []
      : [{ ...part(names), key: `trunk ${names[0]}`, points: trunk, hasHead: false }]),
    ...arrows.map(({ transition, target, points }) => ({
      ...part([transition]),
      key: `${transition} ${target}`,
      points,
      hasHead: true,
    })),
  ]);
  const labels = [
    ...layout.states.flatMap(({ rows }) =>
      rows.map((row) => ({ ...part([row.transition]), label: row })),
    ),
    ...layout.transitions.map(({ names, label, forks }) => ({ ...part(names, forks), label })),
  ];
  return (
    <>
      {lines
        .toSorted((a, b) => a.weight - b.weight)
        .map(({ key, name, looks, points, hasHead }) => (
          <ArrowShape key={key} name={name} looks={looks} points={points} hasHead={hasHead} />
        ))}
      {labels.map(({ name, looks, steps, label }) => (
        <LabelShape key={name} name={name} looks={looks} steps={steps} label={label} />
      ))}
    </>
  );
}
