import { commandLine, runScript } from '#command-line/program.ts';

const description =
  'Compares with the oracle every income to $250,000.00, every GST amount to $20,000.00 and every weekly pay to $5,000.00, cent by cent. Takes minutes. Exits with 1 for a wrong cent.';

await runScript(
  commandLine('sweep', description).action(async () => (await import('./sweep-all.ts')).sweepAll()),
);
