import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { PointerEvent } from 'react';
import { tokens } from '#statelab/design/tokens.ts';
import type { ChartLayout } from './layout.ts';
import type { Viewport } from './use-viewport.ts';

/** The minimap shows only if the chart is this many times as large as the box. */
const leastShare = 1.2;

/** The longest side of the minimap, in px. */
const longest = 150;

const Map = styled.svg({
  position: 'absolute',
  insetInlineEnd: tokens.space[16],
  insetBlockEnd: tokens.space[16],
  background: tokens.color.white,
  border: `2px solid ${tokens.color.control}`,
  cursor: 'pointer',
  touchAction: 'none',
  '& .part': { fill: tokens.color.mist, stroke: tokens.color.control },
  '& .leaf': { fill: tokens.color.control },
  '& .active': { fill: tokens.color.focus, stroke: tokens.color.ink },
  '& .seen': { fill: 'none', stroke: tokens.color.sky, strokeWidth: 3 },
  '& *': { vectorEffect: 'non-scaling-stroke' },
});

interface MinimapProps {
  readonly layout: ChartLayout;
  readonly viewport: Viewport;
  readonly active: readonly string[];
}

/** A mouse control to move a large chart. Hidden from assistive technology: keys scroll the box. */
export function Minimap({ layout, viewport: { actor, box, zoom }, active }: MinimapProps) {
  const seen = useSelector(actor, ({ context }) => context.seen);
  const { width, height } = layout;
  const share = Math.max((width * zoom) / seen.width, (height * zoom) / seen.height);
  if (!(share > leastShare && Number.isFinite(share))) return null;
  const scale = longest / Math.max(width, height);

  function move({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGElement>): void {
    if (buttons === 0) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    box.current?.scrollTo(
      ((clientX - left) / scale) * zoom - seen.width / 2,
      ((clientY - top) / scale) * zoom - seen.height / 2,
    );
  }

  const parents = new Set(layout.model.states.map(({ parent }) => parent));
  const lookOf = (id: string): string => {
    if (parents.has(id) && !layout.folded.includes(id)) return 'part';
    return active.includes(id) ? 'part active' : 'part leaf';
  };
  return (
    <Map
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={move}
    >
      {layout.states.map(({ id, box: part }) => (
        <rect key={id} className={lookOf(id)} {...part} />
      ))}
      <rect
        className="seen"
        x={seen.left / zoom}
        y={seen.top / zoom}
        width={Math.min(width, seen.width / zoom)}
        height={Math.min(height, seen.height / zoom)}
      />
    </Map>
  );
}
