import { writeFile } from 'node:fs/promises';
import { printDiff } from '#statelab/cause/diff-tapes.ts';
import { shrinkTape } from '#statelab/cause/shrink-tape.ts';
import type { LabMachine } from '#statelab/config.ts';
import { pathWords } from '#statelab/paths/words.ts';
import { drawReplay } from '#statelab/replay/draw-replay.ts';
import { printReplay } from '#statelab/replay/describe-replay.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { commandLine, print, startedAs, UsageError } from './command.ts';
import { loadMachines } from './load-config.ts';
import { chooseTape, loadTape, loadTapes, versionSentence, type LoadedTape } from './load-tape.ts';
import { replayOnPage, shrinkOnPage, type Shrunk } from './on-page.ts';
import { writePlaywright, writeReport } from './write-replay.ts';

export const help = `Replays a tape on its machine alone: effects end as they did, and time is a clock that
is stepped. With --page it is then performed in a browser on the real page, through the
page's own controls. Exits 1 at the first difference and shows both.

Usage:
  ${startedAs('replay')} [FILE] TAPE [--tape N] [--page] [--report FILE] [--chart FILE] [--playwright FILE]
  ${startedAs('replay')} [FILE] TAPE --shrink [--tape N] [--page] [--out FILE]
  ${startedAs('replay')} [FILE] TAPE --diff OTHER

Options:
  --page         performs it in a headless Chromium, too (npm run lab:build first)
  --report FILE  writes a bug report in Markdown: the difference, the steps, the chart, machine,
                 build and browser, the tape, and with --page a picture of the page
  --chart FILE   writes the chart as SVG, with the states it came to and the last transitions
  --playwright FILE  writes it as a Playwright test, up to the first difference
  --tape N       only the Nth tape of a report
  --shrink       writes the shortest tape that fails in the same way; with --page tapes are
                 tried on the page for eight minutes at most, where only that differs
  --out FILE     output file of --shrink (default: TAPE.shrunk.json)
  --diff OTHER   shows where two tapes part; exits 1 if they differ
  --help         this text

FILE is a module that exports machines; it is used instead of lab.config.ts.
TAPE and OTHER are files that were saved from the lab. TAPE may be the report of a visit, too: all
of its tapes are done again, and with another option the first that fails, or the longest. The bisect
command finds the commit that made a tape fail.
`;

const { parse, wrong, one } = commandLine('replay', {
  page: { type: 'boolean', default: false },
  report: { type: 'string' },
  chart: { type: 'string' },
  shrink: { type: 'boolean', default: false },
  out: { type: 'string' },
  playwright: { type: 'string' },
  tape: { type: 'string' },
  diff: { type: 'string' },
});

function numberOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/.test(typed)) return Number(typed);
  throw wrong(`--tape takes a number from 1, not "${typed}".`);
}

/** Shows where two tapes of one machine part. */
async function diffFiles(file: string, other: string): Promise<void> {
  const [first, second] = [await loadTape(file), await loadTape(other)];
  if (first.lab.id !== second.lab.id) {
    throw new UsageError(
      `“${file}” is a tape of ${first.lab.id} and “${other}” one of ${second.lab.id}. Compare two of the same machine.`,
    );
  }
  const { isAlike, text } = printDiff(first.tape, second.tape, [file, other]);
  print(text);
  if (!isAlike) process.exitCode = 1;
}

async function shrinkAlone({ scenario }: LabMachine, long: Tape): Promise<Shrunk | undefined> {
  const tape = await shrinkTape(scenario, long);
  if (tape === undefined) return undefined;
  return { tape, text: printReplay(replayTape(scenario, tape), tape) };
}

const tell = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Writes the shortest tape that fails in the same way, and prints how it fails. */
async function shrinkFile(
  file: string,
  out: string,
  number: number | undefined,
  onPage: boolean,
): Promise<void> {
  const { tape, lab } = await loadTape(file, number);
  const shrunk = await (onPage ? shrinkOnPage(lab, tape, tell) : shrinkAlone(lab, tape));
  const all = pathWords.count(tape.steps.length, 'step');
  if (shrunk === undefined) {
    const who = onPage ? 'page and machine do' : 'the machine does';
    throw new Error(`“${file}” does not fail: ${who} what was recorded in ${all}.`);
  }
  await writeFile(out, `${JSON.stringify(shrunk.tape, null, 1)}\n`);
  const steps = shrunk.tape.steps.length;
  print(
    `${shrunk.text}${steps.toLocaleString('en-NZ')} of ${all} ${steps === 1 ? 'fails' : 'fail'} in the same way: ${out}\n`,
  );
}

function replayAlone({ tape, lab }: LoadedTape) {
  const replayed = replayTape(lab.scenario, tape);
  return { replayed, text: printReplay(replayed, tape) };
}

/** Replays a tape, or the tapes of a report. The exit code is 1 where something differs. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parse(await loadMachines(args));
  const file = one(positionals, 'tape');
  const { report, chart, playwright, shrink, out, diff, page } = values;
  const number = numberOf(values.tape);
  const isPlain = [report, chart, playwright].every((option) => option === undefined);
  if (out !== undefined && !shrink) throw wrong('--out says where --shrink writes to.');
  if (shrink && !(isPlain && diff === undefined))
    throw wrong('--shrink goes with --tape, --page and --out alone.');
  if (diff !== undefined && !(isPlain && !page && number === undefined))
    throw wrong('--diff goes with no other option.');
  if (diff !== undefined) return diffFiles(file, diff);
  if (shrink) {
    return shrinkFile(file, out ?? `${file.replace(/\.json$/, '')}.shrunk.json`, number, page);
  }
  const { tapes, site } = await loadTapes(file);
  const chosen = chooseTape(tapes, number);
  const { tape, lab } = chosen;
  const { replayed, text } = replayAlone(chosen);
  if (site === undefined) print(text);
  else {
    const others = tapes.filter((each) => each !== chosen && number === undefined);
    const told = [...others, chosen].map((each) => {
      const name = `Tape ${tapes.indexOf(each) + 1} of ${tapes.length}, ${each.tape.machine}`;
      return `${name} on ${each.tape.path}:\n${replayAlone(each).text}`;
    });
    print(versionSentence(site) + told.join(''));
  }
  if (chart !== undefined) await writeFile(chart, await drawReplay(replayed));
  if (playwright !== undefined) await writePlaywright(playwright, tape, replayed);
  const onPage = page ? await replayOnPage(lab, tape) : undefined;
  if (onPage !== undefined) print(onPage.text);
  if (report !== undefined) await writeReport(report, tape, replayed, onPage);
  if (replayed.difference !== undefined || onPage?.isAgreed === false) process.exitCode = 1;
}
