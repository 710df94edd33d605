import { writeFile } from 'node:fs/promises';
import { drawReplay } from '#lab/replay/draw-replay.ts';
import { printReplay } from '#lab/replay/describe-replay.ts';
import { replayTape } from '#lab/replay/replay-tape.ts';
import { fingerprint } from '#lab/tape/fingerprint.ts';
import { print, runCommand } from '#lab/cli/command.ts';
import { loadLabConfig } from './load-config.ts';
import { diffFiles } from './diff.ts';
import { replayOnPage } from './replay-on-page.ts';
import { help, loadTape, parseReplayCommand } from './replay-command.ts';
import { shrinkFile } from './shrink.ts';
import { writeReport } from './write-report.ts';

await runCommand(async () => {
  const command = parseReplayCommand(process.argv.slice(2));
  if (command.name === 'help') return print(help);
  await loadLabConfig();
  if (command.name === 'shrink') return shrinkFile(command);
  if (command.name === 'diff') return diffFiles(command.file, command.other);
  const { tape, lab } = await loadTape(command.file);
  const replay = replayTape(lab.scenario, tape);
  const isSameShape = fingerprint(lab.machine) === tape.fingerprint;
  print(printReplay(replay, { steps: tape.steps.length, isSameShape }));
  if (command.chart !== undefined) await writeFile(command.chart, await drawReplay(replay));
  const onPage = command.onPage ? await replayOnPage(lab, tape) : undefined;
  if (onPage !== undefined) print(onPage.text);
  if (command.report !== undefined) await writeReport(command.report, tape, replay, onPage);
  if (replay.difference !== undefined || onPage?.isAgreed === false) process.exitCode = 1;
});
