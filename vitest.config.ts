import { availableParallelism } from 'node:os';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Newer Nodes have storages of their own, which would stand in the place of the browser's.
const withoutStorage = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

/**
 * Puts the files of one environment after one another: a worker ends where the next file needs
 * another environment, and what it has loaded goes with it.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const inBrowser = specifications.filter(({ moduleId }) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom'),
    );
    const inNode = specifications.filter((specification) => !inBrowser.includes(specification));
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's, which gives a new array
    return (await Promise.all([inNode, inBrowser].map((files) => super.sort(files)))).flat();
  }
}

export default defineConfig({
  // Exported tests import the lab as a project does that installed it.
  resolve: { alias: [{ find: /^statelab$/, replacement: resolve('packages/statelab/index.ts') }] },
  define: {
    'import.meta.env.SITE_URL': JSON.stringify('https://www.waymark.example'),
    'import.meta.env.GEOLOCATION_URL': JSON.stringify('https://location.example/json/'),
    'import.meta.env.FORM_ENDPOINT': JSON.stringify('/'),
    'import.meta.env.LEAD_FORMS': JSON.stringify('log'),
  },
  test: {
    // Ten times what the slowest takes: a machine with other work to do is slow, not wrong.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are processors: some tests wait for programs that they start.
    maxWorkers: availableParallelism() + 1,
    // To load the site's modules anew for each file would take a third as long as all tests. The
    // files of a worker share them, and what a test puts in the place of a global is taken back.
    // In processes: SQLite's addon aborts a Node that ends a thread while it runs in it.
    pool: 'forks',
    execArgv: withoutStorage,
    isolate: false,
    sequence: { sequencer: ByEnvironment },
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
          exclude: ['tests/contributing/**', 'tests/lab/**', 'tests/own/**', 'tests/site/**'],
        },
      },
      // The lab on its own.
      {
        extends: true,
        test: { name: 'statelab', include: ['packages/statelab/tests/**/*.test.{ts,tsx}'] },
      },
      // The product's machines in the lab, which is told of them first.
      {
        extends: true,
        test: {
          name: 'lab',
          include: ['tests/lab/**/*.test.{ts,tsx}'],
          setupFiles: ['./lab.config.ts'],
        },
      },
      // The changes of CONTRIBUTING.md, each in a copy of the project; they take minutes.
      {
        extends: true,
        test: {
          name: 'contributing',
          include: ['tests/contributing/**/*.test.ts'],
          testTimeout: 1_800_000,
        },
      },
      // What was built into dist/: it is only read, so that a worker reads each page once.
      {
        extends: true,
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], environment: 'jsdom' },
      },
      // The build without samples, in a folder of its own.
      {
        extends: true,
        test: {
          name: 'own',
          include: ['tests/own/**/*.test.ts'],
          environment: 'jsdom',
          env: { OUT_DIR: 'dist.own', LISTINGS: 'own' },
        },
      },
    ],
  },
});
