import { expect, test } from 'vitest';
import { drive } from '#statelab/explore/drive.ts';
import { viewportMachine } from '#statelab/chart/viewport.machine.ts';
import { revealingScroll } from '#statelab/chart/viewport.ts';

/** The smallest text of a chart, of 13 px, is then of 11. */
const readable = 11 / 13;

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
  viewport.send({ type: 'BOX.CHANGE', seen });
  return viewport;
}
const view = (viewport: ReturnType<typeof open>) => viewport.snapshot().context.view;

test('a large chart opens where its machine starts, at a size that can be read', () => {
  expect(view(open({ width: 4000, height: 2000 }))).toEqual({
    zoom: readable,
    left: 500 * readable - 200,
    top: 100 * readable - 100,
  });
});

test('a small chart opens as a whole, and no larger than it is', () => {
  expect(view(open({ width: 200, height: 100 })).zoom).toBe(1);
  expect(view(open({ width: 450, height: 100 })).zoom).toBeCloseTo(400 / 450);
});

test('until it is zoomed, another chart is as large as it would open', () => {
  const viewport = open({ width: 200, height: 100 });
  const corner = { x: 0, y: 0 };
  const sheet = { width: 450, height: 100 };
  viewport.send({ type: 'SHEET.CHANGE', sheet, from: corner, to: corner, seen });
  expect(view(viewport).zoom).toBeCloseTo(400 / 450);
  viewport.send({ type: 'ZOOM.BY', factor: 1 / view(viewport).zoom, seen });
  viewport.send({ type: 'SHEET.CHANGE', sheet, from: corner, to: corner, seen });
  expect(view(viewport).zoom).toBe(1);
});

test('zooming keeps what stands at a point where it is, or in the middle where none is given', () => {
  const viewport = open({ width: 4000, height: 2000 });
  viewport.send({
    type: 'ZOOM.BY',
    factor: 1 / view(viewport).zoom,
    seen: { ...seen, left: 150, top: 75 },
  });
  expect(view(viewport)).toEqual({
    zoom: 1,
    left: 350 / readable - 200,
    top: 175 / readable - 100,
  });
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

test('fitting shows all of a chart, as large as one of its sides allows', () => {
  const large = open({ width: 4000, height: 2000 });
  large.send({ type: 'ZOOM.FIT', fit: 'whole', seen });
  expect(view(large)).toEqual({ zoom: 199 / 2000, left: 0, top: 0 });
  const small = open({ width: 200, height: 50 });
  small.send({ type: 'ZOOM.FIT', fit: 'whole', seen });
  expect(view(small).zoom).toBe(399 / 200);
});

test('fitting the width fills it, and stays as far down as it was', () => {
  const viewport = open({ width: 500, height: 4000 });
  viewport.send({ type: 'ZOOM.FIT', fit: 'width', seen: { ...seen, top: 700 } });
  expect(view(viewport)).toEqual({ zoom: 399 / 500, left: 0, top: 700 });
});

test('what was fitted stays so when its box or the chart changes, until it is zoomed', () => {
  const viewport = open({ width: 4000, height: 2000 });
  viewport.send({ type: 'ZOOM.FIT', fit: 'whole', seen });
  viewport.send({ type: 'BOX.CHANGE', seen: { ...seen, width: 801, height: 501 } });
  expect(view(viewport).zoom).toBe(0.2);
  const sheet = { width: 400, height: 1000 };
  const corner = { x: 0, y: 0 };
  viewport.send({ type: 'SHEET.CHANGE', sheet, from: corner, to: corner, seen });
  expect(view(viewport).zoom).toBe(0.199);
  viewport.send({ type: 'ZOOM.BY', factor: 1 / view(viewport).zoom, seen });
  viewport.send({ type: 'BOX.CHANGE', seen: { ...seen, width: 801 } });
  expect(view(viewport).zoom).toBe(1);
});

test('in another chart, what the eye was on stays in its place', () => {
  const viewport = open({ width: 4000, height: 2000 });
  viewport.send({
    type: 'SHEET.CHANGE',
    sheet: { width: 3000, height: 2000 },
    from: { x: 800, y: 400 },
    to: { x: 1000, y: 200 },
    seen: { ...seen, left: 500, top: 300 },
  });
  expect(view(viewport)).toEqual({
    zoom: readable,
    left: 500 + 200 * readable,
    top: 300 - 200 * readable,
  });
});

const place = { x: 300, y: 50, width: 50, height: 20 };

test('a place in sight stays where it is, another comes to the middle', () => {
  expect(revealingScroll(1, [place], seen)).toEqual({ left: 0, top: 0 });
  expect(revealingScroll(1, [{ ...place, x: 500 }], seen)).toEqual({ left: 325, top: 0 });
  expect(revealingScroll(1, [place], { ...seen, left: 310 })).toEqual({ left: 125, top: 0 });
  expect(revealingScroll(1, [{ ...place, x: 900, width: 500 }], seen).left).toBe(884);
});

test('of several places all are in view, or the last where they are too far apart', () => {
  const near = { ...place, x: 600 };
  expect(revealingScroll(1, [near, place], seen).left).toBe(275);
  const far = { ...place, x: 900 };
  expect(revealingScroll(1, [far, place], seen).left).toBe(0);
  expect(revealingScroll(1, [place, far], seen).left).toBe(725);
});
