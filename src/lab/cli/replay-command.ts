import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { labMachineOf, labMachines, type LabMachine } from '#lab.config.ts';
import { readTape } from '#src/lab/tape/read-tape.ts';
import type { Tape } from '#src/lab/tape/tape.ts';
import { messageOf, WrongUse } from '#src/server/command.ts';

/** What the command is asked to do. */
export type ReplayCommand =
  | { readonly name: 'help' }
  | {
      readonly name: 'replay';
      readonly file: string;
      readonly report: string | undefined;
      readonly chart: string | undefined;
      /** Whether it is done on the page in a browser, too. */
      readonly onPage: boolean;
    };

export const help = `Replays a tape on its machine alone: effects end as they did, and time is a clock that
is stepped. With --page it is then performed in a browser on the real page, through the
page's own controls. Exits 1 at the first difference and shows both.

Usage:
  npm run replay -- TAPE [--page] [--report FILE] [--chart FILE]

Options:
  --page         performs it in a headless Chromium, too (npm run lab:build first)
  --report FILE  writes a bug report in Markdown, with the steps, the difference and the chart
  --chart FILE   writes the chart as SVG, with the states it came to and the last transitions
  --help         this text

TAPE is a file that was saved from the lab.
`;

const options = {
  page: { type: 'boolean', default: false },
  report: { type: 'string' },
  chart: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const wrong = (sentence: string): WrongUse =>
  new WrongUse(`${sentence} See npm run replay -- --help.`);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = messageOf(error).split(/\.\s|\n/);
    throw wrong(`${sentence}.`);
  }
}

/** Reads the command line. Throws WrongUse with a sentence for what makes no sense. */
export function parseReplayCommand(args: readonly string[]): ReplayCommand {
  const { values, positionals } = parse(args);
  if (values.help) return { name: 'help' };
  const [file, second] = positionals;
  if (file === undefined) throw wrong('Name a tape.');
  if (second !== undefined) throw wrong(`Name one tape: "${file}" or "${second}".`);
  return { name: 'replay', file, report: values.report, chart: values.chart, onPage: values.page };
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new WrongUse(`The tape “${file}” cannot be read: ${messageOf(error)}.`);
  }
}

/** Reads a tape and finds its machine. Throws WrongUse with a sentence where either can't be had. */
export async function loadTape(
  file: string,
): Promise<{ readonly tape: Tape; readonly lab: LabMachine }> {
  const read = readTape(await textOf(file), file);
  if ('refusal' in read) throw new WrongUse(read.refusal);
  const lab = labMachineOf(read.tape.machine);
  if (lab !== undefined) return { tape: read.tape, lab };
  const known = labMachines.map(({ id }) => id).join(', ');
  throw new WrongUse(
    `“${file}” is a tape of “${read.tape.machine}”, and there is no such machine; there are ${known}.`,
  );
}
