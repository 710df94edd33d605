import { expect, test } from 'vitest';
import { page } from '#content/pages/blog/tax-accountant-cost-nz.ts';
import { headOf } from '#src/routes/content/head.ts';

test('a guide says when it was published, and when its words last changed', () => {
  const { graph } = headOf({ ...page, page: { ...page, updated: '2026-12-24' } });
  expect(JSON.stringify(graph)).toContain('"datePublished":"2025-04-07"');
  expect(JSON.stringify(graph)).toContain('"dateModified":"2026-12-24"');
});

test('the crumbs of a page are counted from 1', () => {
  const crumbs = JSON.stringify(headOf({ ...page, page }).graph).matchAll(/"position":(\d+)/g);
  expect(Array.from(crumbs, ([, position]) => position)).toEqual(['1', '2', '3']);
});
