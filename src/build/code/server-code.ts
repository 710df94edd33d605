import { build } from 'vite';

/**
 * Writes the server and the command for its leads to dist-server/ as plain JavaScript, so that
 * they run with nothing installed but the packages under dependencies: no compiler, no React.
 */
await build({
  configFile: false,
  logLevel: 'warn',
  // Part of the code and not installed: valibot would bring TypeScript with it, as its peer;
  // of XState little is used.
  ssr: { noExternal: ['valibot', 'xstate'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-server',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        leads: 'src/server/leads/cli.ts',
      },
    },
  },
});
