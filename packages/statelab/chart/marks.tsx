import { foldRoom, type Label, markRoom, type Point } from './layout.ts';
import type { Emphasis } from './overlay.ts';

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

export function FoldMark({ header: { box }, state, isFolded }: FoldMarkProps) {
  const x = box.x + box.width - markRoom - foldRoom / 2;
  const y = markPoint({ box }).y;
  return (
    <g className="fold" data-fold={state}>
      <rect x={x - foldSide / 2} y={y - foldSide / 2} width={foldSide} height={foldSide} rx={3} />
      <path d={`M${x - 5} ${y}h10${isFolded ? `M${x} ${y - 5}v10` : ''}`} />
    </g>
  );
}

interface FoldMarkProps {
  readonly header: Label;
  readonly state: string;
  readonly isFolded: boolean;
}

function Badge({ at, text, look }: { at: Point; text: string; look: string }) {
  const width = 10 + text.length * 7;
  // A wide badge grows outwards, so that it covers nothing.
  const x = at.x + Math.max(0, width - markRoom) / 2;
  return (
    <g className={`badge ${look}`}>
      <rect x={x - width / 2} y={at.y - 9} width={width} height={18} rx={3} />
      <text x={x} y={at.y + 4.5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** The counts and path steps of an overlay. */
export function Badges({ at, emphasis }: { at: Point; emphasis: Emphasis }) {
  const { count, steps } = emphasis;
  return (
    <>
      {count !== null && (
        <Badge at={at} text={`×${count}`} look={count === 0 ? 'count zero' : 'count'} />
      )}
      {steps !== '' && <Badge at={at} text={steps} look="steps" />}
    </>
  );
}
