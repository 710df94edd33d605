import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { lab } from '#statelab/messages/chart.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Note } from '#statelab/app/lab-parts.ts';
import { ChartTools } from './chart-tools.tsx';
import { Drawing } from './drawing.tsx';
import { type ChartActor, joinIds, splitIds, useFollowing } from './use-chart.ts';
import type { ChartLayout, Point } from './layout.ts';
import { leavesOf, wholePath } from './collapse.ts';
import { Minimap } from './minimap.tsx';
import type { Overlay } from './overlay.ts';
import { followedPlaces, placeOfState, placesOf } from './places.ts';
import { usePointer } from './use-pointer.ts';
import { isReadable } from './viewport.ts';
import { useViewport } from './use-viewport.ts';

const Around = styled.div({ position: 'relative', flex: 1, minHeight: 0 });
const Path = styled(Note)({
  paddingInline: tokens.space[4],
  color: tokens.color.ink,
  fontWeight: tokens.weight.semibold,
});
const Whole = styled.div({
  '&[data-fills="true"]': {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    '& > :first-of-type': { margin: tokens.space[4] },
    '& > div > [role="region"]': {
      height: '100%',
      border: 0,
      borderBlockStart: `1px solid ${tokens.color.rule}`,
    },
  },
});
const Frame = styled.div({
  display: 'flex',
  overflow: 'auto',
  height: 'max(22rem, calc(100vh - var(--lab-bar-height) - 6rem))',
  background: tokens.color.white,
  border: `1px solid ${tokens.color.control}`,
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '& > div': { flex: 'none', marginInline: 'auto' },
  '& [data-transition], & [data-state]': { cursor: 'pointer' },
  '& svg': { display: 'block', width: '100%', height: '100%', maxWidth: 'none' },
});

/** Larger machines open with the neighbours of one state if the whole chart is not readable. */
const many = 60;

const layoutCorner = { x: 0, y: 0 };
const none: readonly string[] = [];

const SheetOfChart = memo(Drawing);

const startOf = ({ initials }: ChartLayout): Point =>
  initials.find(({ dot }) => dot !== null)?.dot ?? layoutCorner;

export interface ChartViewProps {
  readonly chart: ChartActor;
  readonly overlay?: Overlay | undefined;
  /** Takes the id of a state or the name of a transition, if the parent view stores the selection. */
  readonly onSelect?: ((part: string) => void) | undefined;
  /** Keeps active states in view, and folds the others. */
  readonly follow?: boolean | undefined;
  /** Fills the height of its container. */
  readonly fills?: boolean | undefined;
  readonly children?: ReactNode;
}

const attributeAt = (target: EventTarget, name: string): string | undefined =>
  (target instanceof Element && target.closest(`[${name}]`)?.getAttribute(name)) || undefined;

/** A chart, or the reason why there is none. */
export function ChartView(props: ChartViewProps) {
  const problem = useSelector(props.chart, ({ context }) => context.layout.problem);
  return problem === null ? <DrawnChart {...props} /> : <p role="alert">{problem}</p>;
}

/** The outline has the same content for screen readers. */
function DrawnChart({ chart, overlay, onSelect, follow, fills, children }: ChartViewProps) {
  const { layout, selected, isNear } = useSelector(chart, ({ context }) => context);
  const hasFailed = useSelector(chart, (snapshot) => snapshot.matches('failed'));
  const { model, width, height } = layout;
  const viewport = useViewport(layout, startOf(layout));
  usePointer(viewport);
  const { box, zoom, zoomIn, zoomOut, fit, change, reveal } = viewport;
  const isCropped = useSelector(
    viewport.actor,
    ({ context: { seen } }) => seen.width > 0 && !isReadable(layout, seen),
  );
  const isTooMuch = isNear === null && isCropped && (follow === true || model.states.length > many);
  useEffect(() => {
    if (isTooMuch) chart.send({ type: 'NEIGHBOURS.SHOW', isNear: true });
  }, [chart, isTooMuch]);

  const active = overlay?.active ?? none;
  const timers = joinIds((overlay?.timers ?? []).map(({ transition }) => transition));
  const activeKey = joinIds(active);
  useFollowing(chart, follow ? active : undefined);

  // The active or selected part stays in place when the layout changes.
  const anchor = active.at(-1) ?? selected ?? model.id;
  const last = useRef(layout);
  useLayoutEffect(() => {
    const from = placeOfState(last.current, anchor) ?? layoutCorner;
    const to = placeOfState(layout, anchor) ?? layoutCorner;
    if (last.current !== layout) change(layout, from, to);
    last.current = layout;
  }, [layout, anchor, change]);
  useEffect(() => {
    if (selected !== null) reveal(placesOf(layout, selected));
  }, [layout, selected, reveal]);
  useEffect(() => {
    if (!follow || activeKey === '') return;
    reveal(followedPlaces(layout, splitIds(activeKey), splitIds(timers)));
  }, [follow, layout, activeKey, timers, reveal]);

  function select(part: string): void {
    if (onSelect === undefined) chart.send({ type: 'PART.SELECT', part });
    else onSelect(part);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const uses: Readonly<Record<string, () => void>> = {
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      '0': () => fit('whole'),
    };
    uses[event.key]?.();
  }

  function onClick({ target }: MouseEvent): void {
    const fold = attributeAt(target, 'data-fold');
    if (fold !== undefined) {
      chart.send({ type: 'COLLAPSE.TOGGLE', state: fold });
      return;
    }
    const part = attributeAt(target, 'data-transition') ?? attributeAt(target, 'data-state');
    if (part !== undefined) select(part);
  }

  const words = lab.chart;
  const size = useMemo(
    () => ({ width: width * zoom, height: height * zoom }),
    [width, height, zoom],
  );
  return (
    <Whole data-fills={fills}>
      <ChartTools
        model={model}
        viewport={viewport}
        chart={chart}
        selected={selected}
        onSelect={select}
      />
      {active.length > 0 && (
        <Path>
          {leavesOf(model, active)
            .map((id) => wholePath(model, id))
            .join(' · ')}
        </Path>
      )}
      <Around>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the outline selects by keyboard */}
        <Frame
          ref={box}
          role="region"
          aria-label={words.region(model.id)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          <div style={size}>
            <SheetOfChart
              layout={layout}
              overlay={overlay}
              selected={selected}
              isOnScreen
              label={words.drawing(model.id, model.states.length, model.transitions.length)}
            />
          </div>
        </Frame>
        <Minimap layout={layout} viewport={viewport} active={active} />
      </Around>
      {children}
      {hasFailed && <p role="alert">{words.notLaidOut}</p>}
      {fills !== true && <Note>{words.keys}</Note>}
    </Whole>
  );
}
