import { memo } from 'react';
import type { ChartLayout, Label, Point } from './layout.ts';
import type { Emphasis } from './overlay.ts';
import { headPath, linePath } from './arrow-path.ts';
import { Badge, classesOf, Lines, markPoint } from './marks.tsx';

interface PartProps extends Emphasis {
  /** The transition that a click selects. */
  readonly name: string;
  /** True for transitions without an event of the user: always, delayed, done, error. */
  readonly isAutomatic: boolean;
  readonly isSelected: boolean;
}

const looksOf = ({ isAutomatic, isSelected, steps, isTaken }: Omit<PartProps, 'name'>) => ({
  automatic: isAutomatic,
  path: steps !== '',
  taken: isTaken,
  selected: isSelected,
});

interface ArrowShapeProps extends PartProps {
  readonly points: readonly Point[];
  readonly hasHead: boolean;
}

/** The line of a transition, with a wider area to click. */
const ArrowShape = memo(function ArrowShape({ name, points, hasHead, ...looks }: ArrowShapeProps) {
  const line = linePath(points);
  return (
    <g className={classesOf(looksOf(looks))} data-transition={name}>
      <path className="grip" d={line} pointerEvents="stroke" />
      <path className="arrow" d={line} />
      {hasHead && <path className="head" d={headPath(points)} />}
    </g>
  );
});

interface LabelShapeProps extends PartProps {
  readonly label: Label;
  readonly forks: boolean;
}

const LabelShape = memo(function LabelShape({ name, label, forks, ...looks }: LabelShapeProps) {
  return (
    <g className={classesOf({ ...looksOf(looks), forks })} data-transition={name}>
      <rect className="wash" {...label.box} rx={3} pointerEvents="all" />
      <Lines label={label} />
      <Badge at={markPoint(label)} steps={looks.steps} />
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
  const automatic = new Set(
    layout.model.transitions.flatMap(({ name, kind }) => (kind === 'event' ? [] : [name])),
  );
  const part = (name: string, names: readonly string[] = [name]) => ({
    name,
    isAutomatic: automatic.has(name),
    isSelected: names.some((each) => each === selected),
    ...emphasisOf(...names),
  });
  const lines = layout.transitions.flatMap(({ names, trunk, arrows }) => [
    ...(trunk.length === 0
      ? []
      : [
          {
            ...part(names[0] ?? '', names),
            key: `trunk ${names[0]}`,
            points: trunk,
            hasHead: false,
          },
        ]),
    ...arrows.map(({ transition, target, points }) => ({
      ...part(transition),
      key: `${transition} ${target}`,
      points,
      hasHead: true,
    })),
  ]);
  const weight = ({ isTaken, steps, isSelected }: (typeof lines)[number]): number =>
    Number(isTaken || steps !== '') + Number(isSelected);
  return (
    <>
      {lines
        .toSorted((a, b) => weight(a) - weight(b))
        .map(({ key, ...line }) => (
          <ArrowShape key={key} {...line} />
        ))}
      {layout.states.flatMap(({ rows }) =>
        rows.map(({ transition, ...row }) => (
          <LabelShape key={transition} {...part(transition)} label={row} forks={false} />
        )),
      )}
      {layout.transitions.map(({ names, label, forks }) => (
        <LabelShape key={names[0]} {...part(names[0] ?? '', names)} label={label} forks={forks} />
      ))}
    </>
  );
}
