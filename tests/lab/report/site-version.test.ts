import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { siteVersion } from '#statelab/report/site-version.ts';

test('a version that is set is the site’s', () => {
  expect(siteVersion({ SITE_VERSION: '2026-11' })).toBe('2026-11');
});

test('otherwise it is the commit, marked where files differ from it', () => {
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  expect([commit.trim(), `${commit.trim()}-changed`]).toContain(siteVersion({ SITE_VERSION: '' }));
});
