import { writeFile } from 'node:fs/promises';
import { markdownReport } from '#src/lab/export/markdown.ts';
import { visitOfReplay } from '#src/lab/export/visit.ts';
import { drawReplay } from '#src/lab/replay/draw-replay.ts';
import { printReplay } from '#src/lab/replay/describe-replay.ts';
import { replayTape } from '#src/lab/replay/replay-tape.ts';
import { fingerprint } from '#src/lab/tape/fingerprint.ts';
import { print, runCommand } from '#src/server/command.ts';
import { replayOnPage } from './replay-on-page.ts';
import { help, loadTape, parseReplayCommand } from './replay-command.ts';

await runCommand(async () => {
  const command = parseReplayCommand(process.argv.slice(2));
  if (command.name === 'help') return print(help);
  const { tape, lab } = await loadTape(command.file);
  const replay = replayTape(lab.scenario, tape);
  const isSameShape = fingerprint(lab.machine) === tape.fingerprint;
  print(printReplay(replay, { steps: tape.steps.length, isSameShape }));
  if (command.report !== undefined) {
    await writeFile(command.report, markdownReport(visitOfReplay(replay), replay.difference));
  }
  if (command.chart !== undefined) await writeFile(command.chart, await drawReplay(replay));
  if (replay.difference !== undefined) process.exitCode = 1;
  if (!command.onPage) return;
  const { isAgreed, text } = await replayOnPage(lab, tape);
  print(text);
  if (!isAgreed) process.exitCode = 1;
});
