import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests that guard the maths and the machines: what mutation testing runs. */
export default mergeConfig(
  { define: config.define ?? {} },
  {
    test: {
      include: ['tests/machines/**/*.test.ts', 'tests/maths/**/*.test.ts'],
      // A test that is only slow must not count as one that noticed.
      testTimeout: 60_000,
    },
  },
);
