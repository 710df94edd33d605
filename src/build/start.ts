import { spawnSync } from 'node:child_process';
import { commandLine, runScript } from '#command-line/program.ts';
import { databaseLocation } from '#src/server/keep/database-location.ts';

const details = `
Settings: PORT (default: 4173), HOST, those of the build and those of docs/settings.md.`;

/** Builds in its own process, whose memory the server does not keep. */
async function start(): Promise<void> {
  const build = ['--import', 'tsx', 'src/build/build.ts'];
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    return;
  }
  const { serve } = await import('#src/server/serve.ts');
  const { openLeads } = await import('#src/server/decide/open-leads.ts');
  // A server never makes a database; whoever looks at the project for the first time has none.
  await (await openLeads(databaseLocation(process.env))).close();
  // This program would build the site again.
  await serve(process.env, undefined, 'src/server/main.ts');
}

await runScript(
  commandLine('start', 'Builds the site and serves it with its form handler.')
    .addHelpText('after', details)
    .action(start),
);
