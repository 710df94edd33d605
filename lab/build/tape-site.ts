import FakeTimers from '@sinonjs/fake-timers';
import { commandLine, runScript } from '#command-line/program.ts';

/**
 * The day of the tapes' browsers. A page holds the day of its build, such as in 'From 1 January 2026', so a
 * tape can be replayed only on a site that is built on the same day.
 */
const day = new Date('2026-01-01T00:00:00.000Z');

const description =
  'Builds the site that tapes are recorded and replayed on, as of 1 January 2026 and without samples, into dist.tapes/.';

await runScript(
  commandLine('', description)
    .name('npx tsx lab/build/tape-site.ts')
    .action(async () => {
      FakeTimers.install({ toFake: ['Date'], now: day });
      process.env['OUT_DIR'] = 'dist.tapes';
      // One build serves the tapes and the tests of a site without samples.
      process.env['LISTINGS'] = 'own';
      await (await import('#src/build/build-site.ts')).buildSite();
    }),
);
