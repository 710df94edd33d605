import { commandLine, runScript } from '#command-line/program.ts';

const details = `
Settings: SITE_URL, SITE_VERSION, GEOLOCATION_URL, FORM_ENDPOINT, LEAD_FORMS, LISTINGS, and OUT_DIR
for another folder than dist. docs/settings.md says what they do.`;

await runScript(
  commandLine('build', 'Checks the content, then writes the static site to dist/.')
    .addHelpText('after', details)
    .action(async () => (await import('./build-site.ts')).buildSite()),
);
