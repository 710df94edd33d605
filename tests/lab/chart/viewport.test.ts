import { expect, test } from 'vitest';
import { drive } from '#paths/drive.ts';
import { viewportMachine } from '#src/lab/chart/viewport.machine.ts';
import { revealingScroll } from '#src/lab/chart/viewport.ts';

const seen = { left: 0, top: 0, width: 400, height: 200 };

function open(sheet: { width: number; height: number }) {
  const viewport = drive({
    machine: viewportMachine,
    input: { sheet, start: { x: 500, y: 100 } },
    events: [],
    outcomes: {},
    key: ({ context }) => JSON.stringify(context.view),
    invariants: {},
  });
  viewport.send({ type: 'BOX.OPEN', seen });
  return viewport;
}
const view = (viewport: ReturnType<typeof open>) => viewport.snapshot().context.view;

test('a large chart opens where its machine starts, at a size that can be read', () => {
  expect(view(open({ width: 4000, height: 2000 }))).toEqual({ zoom: 0.75, left: 175, top: -25 });
});

test('a small chart opens as a whole, and no larger than it is', () => {
  expect(view(open({ width: 200, height: 100 })).zoom).toBe(1);
  expect(view(open({ width: 450, height: 100 })).zoom).toBeCloseTo(400 / 450);
});

test('zooming keeps what stands at a point where it is, or in the middle where none is given', () => {
  const viewport = open({ width: 4000, height: 2000 });
  viewport.send({ type: 'ZOOM.TO', zoom: 1, seen: { ...seen, left: 150, top: 75 } });
  expect(view(viewport)).toEqual({ zoom: 1, left: 350 / 0.75 - 200, top: 175 / 0.75 - 100 });
  viewport.send({ type: 'ZOOM.BY', factor: 2, seen: { ...seen, left: 100 }, at: { x: 0, y: 0 } });
  expect(view(viewport)).toEqual({ zoom: 2, left: 200, top: 0 });
});

test('a chart is never larger than three times its size, and never too small to find', () => {
  const viewport = open({ width: 4000, height: 2000 });
  viewport.send({ type: 'ZOOM.BY', factor: 99, seen });
  expect(view(viewport).zoom).toBe(3);
  viewport.send({ type: 'ZOOM.BY', factor: 0.001, seen });
  expect(view(viewport).zoom).toBe(0.08);
});

test('fitting shows all of a chart from its corner', () => {
  const viewport = open({ width: 4000, height: 2000 });
  viewport.send({ type: 'ZOOM.FIT', seen });
  expect(view(viewport)).toEqual({ zoom: 0.1, left: 0, top: 0 });
});

test('a place is brought into view by as little scrolling as it takes', () => {
  const place = { x: 100, y: 50, width: 50, height: 20 };
  expect(revealingScroll(1, place, seen)).toEqual({ left: 0, top: 0 });
  expect(revealingScroll(1, { ...place, x: 500 }, seen)).toEqual({ left: 166, top: 0 });
  expect(revealingScroll(1, place, { ...seen, left: 300 })).toEqual({ left: 84, top: 0 });
});
