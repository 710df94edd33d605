import { execFileSync } from 'node:child_process';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The version of the site: SITE_VERSION if set, or else the commit, marked if files differ from it.
 * 'unknown' outside a repository.
 */
export function siteVersion(env: NodeJS.ProcessEnv): string {
  const { SITE_VERSION: set } = env;
  if (set !== undefined && set !== '') return set;
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return git('rev-parse', '--short=12', 'HEAD') + (isChanged ? '-changed' : '');
  } catch {
    return 'unknown';
  }
}
