import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: {
    'import.meta.env.SITE_URL': JSON.stringify('https://www.waymark.example'),
    'import.meta.env.GEOLOCATION_URL': JSON.stringify('https://location.example/json/'),
    'import.meta.env.FORM_ENDPOINT': JSON.stringify('/'),
    'import.meta.env.LEAD_FORMS': JSON.stringify('log'),
  },
  test: {
    // A machine with other work to do is slow, not wrong.
    testTimeout: 60_000,
    // Vitest would leave one processor idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/site/**'] },
      },
      // What was built into dist/: it is only read, so that a worker reads each page once.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          isolate: false,
          unstubEnvs: true,
        },
      },
    ],
  },
});
