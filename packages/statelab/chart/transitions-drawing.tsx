import type { ChartLayout } from './layout.ts';
import { standsOut, type Emphasis } from './overlay.ts';
import { ArrowShape, LabelShape } from './transition-shape.tsx';

interface TransitionsDrawingProps {
  readonly layout: ChartLayout;
  readonly emphasisOf: (...names: readonly string[]) => Emphasis;
  /** The id of a state or the name of a transition. */
  readonly selected?: string | null | undefined;
}

/** The transitions of a chart: all lines, those that stand out over the others, and the labels over the lines. */
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
  const lines = layout.transitions.flatMap(({ names, forks, trunk, arrows }) => [
    ...(trunk.length === 0
      ? []
      : [
          {
            ...part(names[0] ?? '', names),
            key: `trunk ${names[0]}`,
            points: trunk,
            hasHead: false,
            hasNumber: false,
          },
        ]),
    ...arrows.map(({ transition, target, points }) => ({
      ...part(transition),
      key: `${transition} ${target}`,
      points,
      hasHead: true,
      hasNumber: names.length > 1 && forks,
    })),
  ]);
  // Of lines that share a way the one that is taken most is seen, but for what stands out.
  const weight = (line: Emphasis & { readonly isSelected: boolean }): number =>
    10 * (Number(standsOut(line)) + Number(line.isSelected)) + line.level;
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
