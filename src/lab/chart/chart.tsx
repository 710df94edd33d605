import styled from '@emotion/styled';
import { memo, useEffect, useMemo, type KeyboardEvent, type MouseEvent } from 'react';
import { lab } from '#content/lab-chart.ts';
import { tokens } from '#src/design/tokens.ts';
import { Controls, Note, Tool } from '#src/lab/app/lab-parts.ts';
import { Drawing } from './drawing.tsx';
import type { ChartLayout } from './layout.ts';
import type { Overlay } from './overlay.ts';
import { usePointer } from './use-pointer.ts';
import { useViewport } from './use-viewport.ts';

const Frame = styled.div({
  overflow: 'auto',
  height: 'max(22rem, 70vh)',
  '&[data-short="true"]': { height: 'max(22rem, 60vh)' },
  background: tokens.color.white,
  border: `1px solid ${tokens.color.control}`,
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '& svg': { display: 'block', width: '100%', height: '100%', maxWidth: 'none' },
});

const layoutCorner = { x: 0, y: 0 };

const SheetOfChart = memo(Drawing);

interface ChartProps {
  readonly layout: ChartLayout;
  readonly overlay?: Overlay | undefined;
  /** The id of a state or the name of a transition. */
  readonly selected?: string | null | undefined;
  readonly onSelect?: ((idOrName: string) => void) | undefined;
  /** Keeps what is active in view. */
  readonly follow?: boolean | undefined;
  /** Leaves room for what stands below it. */
  readonly isShort?: boolean | undefined;
}

/** The id of the state, or the name of the transition, that is drawn at a place. */
function partAt(target: EventTarget): string | undefined {
  const part = target instanceof Element ? target.closest('[data-state], [data-transition]') : null;
  return (part?.getAttribute('data-transition') ?? part?.getAttribute('data-state')) || undefined;
}

/** A chart to look around in: scroll, drag, zoom, select. Where it matters, the outline says the same. */
export function Chart({ layout, overlay, selected, onSelect, follow, isShort }: ChartProps) {
  const { model, width, height } = layout;
  const viewport = useViewport(layout, layout.initials[0]?.dot ?? layoutCorner);
  usePointer(viewport);
  const { box, zoom, zoomIn, zoomOut, fit, showActualSize, reveal } = viewport;
  const boxes = useMemo(() => new Map(layout.states.map(({ id, box: at }) => [id, at])), [layout]);

  const shown = selected ?? (follow ? overlay?.active?.at(-1) : undefined);
  useEffect(() => {
    const place = shown === undefined ? undefined : boxes.get(shown);
    if (place !== undefined) reveal(place);
  }, [shown, boxes, reveal]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const uses: Readonly<Record<string, () => void>> = {
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      '0': fit,
    };
    uses[event.key]?.();
  }

  function onClick({ target }: MouseEvent): void {
    const part = partAt(target);
    if (part !== undefined) onSelect?.(part);
  }

  const { chart } = lab;
  return (
    <div>
      <Controls>
        <Tool type="button" onClick={zoomOut} aria-label={chart.zoomOut}>
          −
        </Tool>
        <Tool type="button" onClick={zoomIn} aria-label={chart.zoomIn}>
          +
        </Tool>
        <Tool type="button" onClick={fit}>
          {chart.fit}
        </Tool>
        <Tool type="button" onClick={showActualSize}>
          {chart.actualSize}
        </Tool>
        <Note>{chart.zoom(Math.round(zoom * 100))}</Note>
      </Controls>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the outline selects by keyboard */}
      <Frame
        ref={box}
        data-short={isShort}
        role="region"
        aria-label={chart.region(model.id)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div style={{ width: width * zoom, height: height * zoom }}>
          <SheetOfChart
            layout={layout}
            overlay={overlay}
            selected={selected}
            label={chart.drawing(model.id, model.states.length, model.transitions.length)}
          />
        </div>
      </Frame>
      <Note>{chart.keys}</Note>
    </div>
  );
}
