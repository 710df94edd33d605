import { commandLine, runScript } from '#command-line/program.ts';

const description =
  'Writes the server and the command for its leads to dist-server/ as plain JavaScript. They run with only the packages under dependencies: no compiler, no React.';

async function buildServer(): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    // Bundled, not installed: valibot has TypeScript as a peer dependency, and little of XState is
    // used.
    ssr: { noExternal: ['valibot', 'xstate'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist-server',
      rolldownOptions: {
        input: {
          main: 'src/server/main.ts',
          leads: 'src/server/operate/cli.ts',
        },
      },
    },
  });
}

await runScript(commandLine('build:server', description).action(buildServer));
