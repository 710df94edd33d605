import styled from '@emotion/styled';
import { useActorRef, useSelector } from '@xstate/react';
import { memo, useEffect, type MouseEvent, type PointerEvent } from 'react';
import { Note } from '#statelab/design/lab-parts.ts';
import { chartMachine } from './chart.machine.ts';
import { ChartTools } from './chart-tools.tsx';
import { Drawing } from './drawing.tsx';
import type { ChartLayout } from './layout.ts';
import type { Overlay } from './overlay.ts';
import { SelectedPart } from './selected-part.tsx';
import { useZoom, type ChartActor } from './use-zoom.ts';

const Frame = styled.div({
  display: 'flex',
  overflow: 'auto',
  height: 'max(22rem, calc(100vh - var(--lab-bar-height) - 6rem))',
  background: 'var(--white)',
  border: '1px solid var(--control)',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '& > div': { flex: 'none', marginInline: 'auto' },
  '& [data-transition], & [data-state]': { cursor: 'pointer' },
  '& svg': { display: 'block', width: '100%', height: '100%', maxWidth: 'none' },
});

const SheetOfChart = memo(Drawing);

interface ChartViewProps {
  readonly chart: ChartActor;
  readonly overlay?: Overlay | undefined;
}

const attributeAt = (target: EventTarget, name: string): string | undefined =>
  (target instanceof Element && target.closest(`[${name}]`)?.getAttribute(name)) || undefined;

/** A chart, or the reason why there is none. The outline has the same content for screen readers. */
export function ChartView({ chart, overlay }: ChartViewProps) {
  const { layout, selected } = useSelector(chart, ({ context }) => context);
  const state = useSelector(chart, ({ value }) => value);
  const { model, width, height } = layout;
  const zooming = useZoom(chart);
  const { box, zoom, zoomBy, reveal } = zooming;

  useEffect(() => {
    if (selected !== null) reveal(layout, selected);
  }, [layout, selected, reveal]);
  const active = overlay?.active?.at(-1);
  useEffect(() => {
    if (active !== undefined) reveal(layout, active);
  }, [layout, active, reveal]);

  useEffect(() => {
    const shown = box.current;
    // React listens to the wheel passively.
    function onWheel(event: WheelEvent): void {
      if (shown === null || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { left, top } = shown.getBoundingClientRect();
      zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
    }
    shown?.addEventListener('wheel', onWheel, { passive: false });
    return () => shown?.removeEventListener('wheel', onWheel);
  });

  /** Drags with the mouse. Touch scrolls natively. */
  function onPointerMove({ currentTarget, buttons, pointerType, ...event }: PointerEvent): void {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    const { movementX, movementY, pointerId } = event;
    // A captured press is not a click on a part.
    if (Math.hypot(movementX, movementY) > 2) currentTarget.setPointerCapture(pointerId);
    currentTarget.scrollBy(-movementX, -movementY);
  }
  const select = (part: string): void => chart.send({ type: 'PART.SELECT', part });
  function onClick({ target }: MouseEvent): void {
    const fold = attributeAt(target, 'data-fold');
    const part = attributeAt(target, 'data-transition') ?? attributeAt(target, 'data-state');
    if (fold !== undefined) chart.send({ type: 'COLLAPSE.TOGGLE', state: fold });
    else if (part !== undefined) select(part);
  }

  if (layout.problem !== null) return <p role="alert">{layout.problem}</p>;
  return (
    <div>
      <ChartTools model={model} zooming={zooming} chart={chart} onSelect={select} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the outline selects by keyboard */}
      <Frame
        ref={box}
        role="region"
        aria-label={`Chart of ${model.id}, scrolls`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onPointerMove={onPointerMove}
        onClick={onClick}
      >
        <div style={{ width: width * zoom, height: height * zoom }}>
          <SheetOfChart layout={layout} overlay={overlay} selected={selected} isOnScreen />
        </div>
      </Frame>
      {state === 'layingOut' && <Note role="status">Laying out its chart…</Note>}
      {state === 'failed' && <p role="alert">The chart could not be laid out again.</p>}
    </div>
  );
}

interface ChartProps {
  readonly layout: ChartLayout;
  readonly overlay?: Overlay | undefined;
}

/** A chart with its own actor. */
export function Chart({ layout, overlay }: ChartProps) {
  const chart = useActorRef(chartMachine, { input: { layout, selected: null } });
  return (
    <>
      <ChartView chart={chart} overlay={overlay} />
      <SelectedPart chart={chart} />
    </>
  );
}
