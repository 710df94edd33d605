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

/** Of a machine of more states only the neighbours of one are shown at first, where not all can be read. */
const many = 60;

const layoutCorner = { x: 0, y: 0 };
const none: readonly string[] = [];

const SheetOfChart = memo(Drawing);

/** Where the machine begins, if the whole of it does not. */
const startOf = ({ initials }: ChartLayout): Point =>
  initials.find(({ dot }) => dot !== null)?.dot ?? layoutCorner;

export interface ChartViewProps {
  readonly chart: ChartActor;
  readonly overlay?: Overlay | undefined;
  /** Where the view around it keeps what is selected: the id of a state or the name of a transition. */
  readonly onSelect?: ((part: string) => void) | undefined;
  /** Keeps what is active in view, and folds what is not. */
  readonly follow?: boolean | undefined;
  /** Takes the height of what it stands in. */
  readonly fills?: boolean | undefined;
  /** What stands below it. */
  readonly children?: ReactNode;
}

/** What an attribute of the part that is drawn at a place says. */
const attributeAt = (target: EventTarget, name: string): string | undefined =>
  (target instanceof Element && target.closest(`[${name}]`)?.getAttribute(name)) || undefined;

/** A chart to look around in, or the sentence that says why there is none. */
export function ChartView(props: ChartViewProps) {
  const problem = useSelector(props.chart, ({ context }) => context.layout.problem);
  return problem === null ? <DrawnChart {...props} /> : <p role="alert">{problem}</p>;
}

/** A chart to look around in: scroll, drag, zoom, fold, find, select. Where it matters, the outline says the same. */
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

  // Another layout keeps in its place what the eye was on.
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
