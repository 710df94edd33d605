import { foldRoom, type Label, markRoom, type PlacedState, type Point } from './layout.ts';

export const markPoint = ({ box }: Pick<Label, 'box'>): Point => ({
  x: box.x + box.width - markRoom / 2,
  y: box.y + 13,
});

/** The class names of the looks that hold. */
export const classesOf = (looks: Readonly<Record<string, boolean>>): string =>
  Object.keys(looks)
    .filter((look) => looks[look])
    .join(' ');

export function Lines({ label }: { label: Label }) {
  return label.lines.map(({ role, text, x, y }) => (
    <text key={`${x} ${y}`} className={`line-${role}`} x={x.toFixed(1)} y={y.toFixed(1)}>
      {text}
    </text>
  ));
}

const foldSide = 18;

export function FoldMark({ placed, isFolded }: { placed: PlacedState; isFolded: boolean }) {
  const { box } = placed.header;
  const x = box.x + box.width - markRoom - foldRoom / 2;
  const y = markPoint({ box }).y;
  return (
    <g className="fold" data-fold={placed.id}>
      <rect x={x - foldSide / 2} y={y - foldSide / 2} width={foldSide} height={foldSide} rx={3} />
      <path d={`M${x - 5} ${y}h10${isFolded ? `M${x} ${y - 5}v10` : ''}`} />
    </g>
  );
}

/** The steps of a path at a place on it, '2, 5'; nothing where it does not pass. */
export function Badge({ at, steps }: { at: Point; steps: string }) {
  if (steps === '') return null;
  const width = 10 + steps.length * 7;
  // A wide badge grows outwards, so that it covers nothing.
  const x = at.x + Math.max(0, width - markRoom) / 2;
  return (
    <g className="badge">
      <rect x={x - width / 2} y={at.y - 9} width={width} height={18} rx={3} />
      <text x={x} y={at.y + 4.5} textAnchor="middle">
        {steps}
      </text>
    </g>
  );
}
