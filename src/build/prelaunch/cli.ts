import { print, runCommand, UsageError } from '#command-line/run-command.ts';
import { readLaunch } from './launch.ts';
import { launchChecklist, report } from './launch-checklist.ts';

const help = `npm run prelaunch

Lists what has to be replaced or confirmed before the site goes public, each with the file
where it is changed. Reads the settings of the build: SITE_URL, LEAD_FORMS and LISTINGS.

Exits with 1 while anything is left, with 0 when nothing is, and with 2 for wrong use.
`;

await runCommand(async () => {
  const [first, ...rest] = process.argv.slice(2);
  if (first === '--help' && rest.length === 0) return print(help);
  if (first !== undefined) throw new UsageError('npm run prelaunch takes no arguments but --help.');
  const tasks = launchChecklist(await readLaunch(process.env));
  print(report(tasks));
  if (tasks.length > 0) process.exitCode = 1;
});
