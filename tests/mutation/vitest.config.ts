import { mergeConfig } from 'vitest/config';
import config from '#vitest.config.ts';

/** The tests that guard the maths and the machines: what mutation testing runs. */
export default mergeConfig(
  { define: config.define ?? {} },
  {
    test: {
      include: [
        'tests/machines/**/*.test.ts',
        'tests/maths/**/*.test.ts',
        'tests/brackets/core/**/*.test.ts',
        'tests/brackets/*s.test.ts',
        'tests/brackets/command/refusals.test.ts',
        'tests/mutation/tapes.test.ts',
      ],
      // A slow test must not count as a killed mutant.
      testTimeout: 60_000,
    },
  },
);
