import { runCommand, WrongUse } from '#src/server/command.ts';
import { benchLabCharts } from './lab-charts.ts';
import { benchLabTape } from './lab-tape.ts';
import { benchMaths } from './maths.ts';

const benches: Readonly<Record<string, () => void | Promise<void>>> = {
  maths: benchMaths,
  lab: benchLabTape,
  'lab-charts': benchLabCharts,
};

await runCommand(async () => {
  const name = process.argv[2] ?? '';
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (bench === undefined) {
    const known = Object.keys(benches).join(', ');
    throw new WrongUse(
      `There is no benchmark "${name}". Choose one of: ${known}; such as npm run bench -- maths.`,
    );
  }
  await bench();
});
