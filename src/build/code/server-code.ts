import { build } from 'vite';

/**
 * Writes the server and the command for its leads to dist-server/ as plain JavaScript, so that
 * they run with nothing installed but the packages under dependencies: no compiler, no React.
 */
await build({
  configFile: false,
  logLevel: 'warn',
  // Bundled, not installed: valibot has TypeScript as a peer dependency,
  // and little of XState is used.
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
