import { availableParallelism } from 'node:os';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Newer Node versions have their own storages, which would replace jsdom's.
const withoutStorage = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

/** Files of one project and environment can share a worker. */
const workerOf = ({ project, moduleId }: TestSpecification): string => {
  const needsWindow = readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');
  return `${project.name} ${needsWindow ? 'jsdom' : ''}`;
};

/** Sorts files by worker. A worker ends if the next file needs another, and loses its loaded modules. */
class ByWorker extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const workers = specifications.map(workerOf);
    const groups = [...new Set(workers)].map((worker) =>
      specifications.filter((_, place) => workers[place] === worker),
    );
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's, which returns a new array
    return (await Promise.all(groups.map((files) => super.sort(files)))).flat();
  }
}

export default defineConfig({
  // Exported tests import the lab as an installed package.
  resolve: { alias: [{ find: /^statelab$/, replacement: resolve('packages/statelab/index.ts') }] },
  define: {
    'import.meta.env.SITE_URL': JSON.stringify('https://www.waymark.example'),
    'import.meta.env.FORM_ENDPOINT': JSON.stringify('/'),
  },
  test: {
    // Ten times as long as the slowest test, because a busy machine is slow, not wrong.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are processors, because some tests wait for child processes.
    maxWorkers: availableParallelism() + 1,
    // Loading the site's modules again for each file would take a third of the time of all tests, so
    // the files of a worker share them; stubbed globals are restored. In processes, because SQLite's
    // addon aborts Node if a thread ends while it runs.
    pool: 'forks',
    execArgv: withoutStorage,
    isolate: false,
    sequence: { sequencer: ByWorker },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    setupFiles: ['./tests/fresh-window.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/contributing/**',
            'tests/lab/**',
            'tests/mutation/**',
            'tests/own/**',
            'tests/server/proxies.test.ts',
            'tests/server/store/**',
            'tests/site/**',
          ],
        },
      },
      // The lead store in a file and on a PostgreSQL server, which starts in some seconds.
      {
        extends: true,
        test: {
          name: 'store',
          include: ['tests/server/store/**/*.test.ts'],
          globalSetup: ['./tests/server/store/shared-postgres.ts'],
        },
      },
      // nginx and Caddy in front of the server, which are installed where that is possible.
      {
        extends: true,
        test: { name: 'proxies', include: ['tests/server/proxies.test.ts'] },
      },
      // The lab alone.
      {
        extends: true,
        test: { name: 'statelab', include: ['packages/statelab/tests/**/*.test.{ts,tsx}'] },
      },
      // The product's machines in the lab.
      {
        extends: true,
        test: {
          name: 'lab',
          include: ['tests/lab/**/*.test.{ts,tsx}'],
          setupFiles: ['./lab.config.ts'],
        },
      },
      // The changes of CONTRIBUTING.md, each in a copy of the project. They take minutes.
      {
        extends: true,
        test: {
          name: 'contributing',
          include: ['tests/contributing/**/*.test.ts'],
          testTimeout: 1_800_000,
        },
      },
      // Reads dist/. Each worker reads a page once.
      {
        extends: true,
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], environment: 'jsdom' },
      },
      // The site without samples, which the tapes are replayed on, too.
      {
        extends: true,
        test: {
          name: 'own',
          include: ['tests/own/**/*.test.ts'],
          environment: 'jsdom',
          env: { OUT_DIR: 'dist.tapes', LISTINGS: 'own' },
        },
      },
    ],
  },
});
