import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { siteVersion } from '#statelab/visit/site-version.ts';

test('is the configured version', () => {
  expect(siteVersion({ SITE_VERSION: '2026-11' })).toBe('2026-11');
});

test('is otherwise the commit, marked if files differ', () => {
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  expect([commit.trim(), `${commit.trim()}-changed`]).toContain(siteVersion({ SITE_VERSION: '' }));
});
