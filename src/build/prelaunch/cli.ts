import { commandLine, runScript } from '#command-line/program.ts';
import { print } from '#command-line/run-command.ts';

const description =
  'Lists what to replace or confirm before the site goes public, each with the file where it is changed. Exits with 1 while anything is left.';

const details = `
Settings: SITE_URL, LEAD_FORMS and LISTINGS, as for the build.`;

async function printChecklist(): Promise<void> {
  const { readLaunch } = await import('./launch.ts');
  const { launchChecklist, report } = await import('./launch-checklist.ts');
  const tasks = launchChecklist(await readLaunch(process.env));
  print(report(tasks));
  if (tasks.length > 0) process.exitCode = 1;
}

await runScript(
  commandLine('prelaunch', description).addHelpText('after', details).action(printChecklist),
);
