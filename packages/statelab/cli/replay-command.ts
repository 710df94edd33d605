import { startedAs } from '#statelab/cli/started-as.ts';
import { commandLine } from '#statelab/cli/command.ts';

/** What the command is asked to do. */
export type ReplayCommand =
  | {
      readonly name: 'replay';
      readonly file: string;
      readonly report: string | undefined;
      readonly chart: string | undefined;
      readonly playwright: string | undefined;
      /** Which of a report's tapes, from 1. */
      readonly number: number | undefined;
      /** Whether it is done on the page in a browser, too. */
      readonly onPage: boolean;
    }
  | {
      readonly name: 'shrink';
      readonly file: string;
      readonly out: string;
      readonly number: number | undefined;
      /** Whether tapes are tried on the page in a browser, where only that differs. */
      readonly onPage: boolean;
    }
  | { readonly name: 'diff'; readonly file: string; readonly other: string };

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
  --out FILE     where to: beside the tape as TAPE.shrunk.json, where left out
  --diff OTHER   shows where two tapes part; exits 1 if they differ
  --help         this text

FILE is a module that exports machines; it is used instead of lab.config.ts.
TAPE and OTHER are files that were saved from the lab. TAPE may be the report of a visit, too: all
of its tapes are done again, and with another option the first that fails, or the longest. The bisect
command finds the commit that made a tape fail.
`;

const { parse, wrong } = commandLine('replay', {
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

/** Reads the command line. Throws UsageError for invalid arguments. */
export function parseReplayCommand(args: readonly string[]): ReplayCommand {
  const { values, positionals } = parse(args);
  const [file, second] = positionals;
  if (file === undefined) throw wrong('Name a tape.');
  if (second !== undefined) throw wrong(`Name one tape: "${file}" or "${second}".`);
  const { report, chart, playwright, shrink, out, diff, page } = values;
  const number = numberOf(values.tape);
  const isPlain = [report, chart, playwright].every((option) => option === undefined);
  if (out !== undefined && !shrink) throw wrong('--out says where --shrink writes to.');
  if (shrink && !(isPlain && diff === undefined))
    throw wrong('--shrink goes with --tape, --page and --out alone.');
  if (diff !== undefined && !(isPlain && !page && number === undefined))
    throw wrong('--diff goes with no other option.');
  if (shrink) return { name: 'shrink', file, out: out ?? shrunkFile(file), number, onPage: page };
  if (diff !== undefined) return { name: 'diff', file, other: diff };
  return { name: 'replay', file, report, chart, playwright, number, onPage: page };
}

const shrunkFile = (file: string): string => `${file.replace(/\.json$/, '')}.shrunk.json`;
