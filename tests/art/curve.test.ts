import { describe, expect, test } from 'vitest';
import { flatten, parsePoints, printCurve } from '#art/land/curve.ts';

const square = parsePoints('0,0 10,0 10,10 0,10');

describe('an open curve', () => {
  test('ends at its first and last corner and passes the midpoints between', () => {
    const corners = parsePoints('0,0 10,0 10,10 20,10');
    expect(printCurve({ corners, closed: false })).toBe('M0 0Q20 0 20 10t20 10');
    const points = flatten({ corners, closed: false });
    expect(points[0]).toEqual([0, 0]);
    expect(points).toContainEqual([10, 5]);
    expect(points.at(-1)).toEqual([20, 10]);
  });

  test('has one bend for three corners', () => {
    const corners = parsePoints('0,0 10,0 10,10');
    expect(printCurve({ corners, closed: false })).toBe('M0 0Q20 0 20 20');
  });

  test('is empty for fewer corners', () => {
    expect(printCurve({ corners: parsePoints('0,0 10,0'), closed: false })).toBe('');
    expect(flatten({ corners: [], closed: false })).toEqual([]);
  });
});

test('a closed curve passes the midpoints of its sides and ends at its start', () => {
  expect(printCurve({ corners: square, closed: true })).toBe(
    'M0 10Q0 0 10 0t10 10 -10 10 -10 -10z',
  );
  const points = flatten({ corners: square, closed: true });
  expect(points[0]).toEqual([0, 5]);
  expect(points.at(-1)).toEqual([0, 5]);
  expect(points).toContainEqual([5, 0]);
});

test('corners may be written on several lines', () => {
  expect(parsePoints('\n  1,2 -3,4\n  5,6\n')).toEqual([
    [1, 2],
    [-3, 4],
    [5, 6],
  ]);
});

test('rejects and names anything but a pair of numbers', () => {
  expect(() => parsePoints('1,2 3')).toThrow('"3" is not an x,y pair.');
  expect(() => parsePoints('1,2 x,4')).toThrow('"x,4" is not an x,y pair.');
});
