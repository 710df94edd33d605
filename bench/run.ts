import { runCommand, UsageError } from '#command-line/run-command.ts';
import { benchBuild } from './build.ts';
import { benchFaqSearch } from './faq-search.ts';
import { benchLabCharts } from './lab-charts.ts';
import { benchLabTape } from './lab-tape.ts';
import { benchLeads } from './leads.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMaths } from './maths.ts';
import { benchServer } from './server.ts';
import { benchSite } from './site.ts';

const benches: Readonly<Record<string, () => unknown>> = {
  maths: benchMaths,
  build: benchBuild,
  lighthouse: benchLighthouse,
  'faq-search': benchFaqSearch,
  leads: benchLeads,
  server: benchServer,
  lab: benchLabTape,
  site: benchSite,
  'lab-charts': benchLabCharts,
};

await runCommand(async () => {
  const name = process.argv[2] ?? '';
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (bench === undefined) {
    const known = Object.keys(benches).join(', ');
    throw new UsageError(
      `There is no benchmark "${name}". Choose one of: ${known}; such as npm run bench -- maths.`,
    );
  }
  await bench();
});
