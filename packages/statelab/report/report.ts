import { causeWords } from '#statelab/messages/cause.ts';
import { svgUrl } from '#statelab/app/data-url.ts';
import { activeStates } from '#statelab/machine/states.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { markdownText } from './markdown-text.ts';
import { printMermaid } from '#statelab/export/state-diagram.ts';
import { titleOf } from '#statelab/export/title.ts';
import { differenceSentence, sidesOf } from '#statelab/replay/describe-replay.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import { oddSideOf, type Difference } from '#statelab/replay/three-way.ts';
import { fingerprint } from '#statelab/machine/fingerprint.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { signatureOf, signatureOnPage } from '#statelab/shrink/failure-signature.ts';
import { recordedStep } from './recorded-step.ts';

const words = causeWords.report;

export interface Evidence {
  readonly tape: Tape;
  readonly replay: Replay;
  /** The first difference, on the machine or on the page. */
  readonly difference: Difference | undefined;
  /** The result of a replay on the page, as text. */
  readonly onPage?: string;
  readonly chart?: string;
  /** Browser and build, by name. */
  readonly build: Readonly<Record<string, string>>;
}

/** A text as code, with more backticks around it than in it. */
function inCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}

/** A table cell of code, where a bar would also end the cell. */
const codeCell = (text: string): string => inCode(text).replaceAll('|', String.raw`\|`);

const shown = (value: unknown): string => codeCell(JSON.stringify(value) ?? words.nothing);

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const section = (heading: string, ...parts: readonly string[]): string =>
  [`## ${heading}`, ...parts].join('\n\n');

/** The differing values, of the two sides that disagree. */
function valuesApart({ tape, replay, difference }: Evidence): string {
  const isPage = difference !== undefined && oddSideOf(difference) === 'page';
  const fault = isPage ? signatureOnPage(tape, difference) : signatureOf(tape, replay);
  const sides = isPage
    ? [words.sides.model, words.sides.page]
    : [words.sides.recorded, words.sides.model];
  const rows = fault?.parts.map(({ path, recorded, found }) => [
    codeCell(path.filter((key) => key !== '').join('.')),
    shown(recorded),
    shown(found),
  ]);
  return table([words.value, ...sides], rows ?? []);
}

function verdict(evidence: Evidence): readonly string[] {
  const { difference, onPage } = evidence;
  const fromPage = onPage === undefined ? [] : [['```', onPage.trim(), '```'].join('\n')];
  if (difference === undefined) return [words.agreed, ...fromPage];
  const sides = sidesOf(difference).map(([side, value]) => `- ${side}: ${inCode(value)}`);
  return [
    markdownText(differenceSentence(difference)),
    sides.join('\n'),
    valuesApart(evidence),
    ...fromPage,
  ];
}

function steps({ tape, difference }: Evidence): string {
  const taken = tape.steps.slice(0, difference?.step);
  const rows = taken.map((step, index) => {
    const cause = step.kind === 'event' ? step.cause : undefined;
    const control = cause === undefined ? '' : `${cause.by}: ${cause.role} “${cause.name}”`;
    const at = `${(step.at / 1000).toFixed(2)} s`;
    return [String(index + 1), at, markdownText(recordedStep(step, step)), markdownText(control)];
  });
  return table(['', words.time, words.happened, words.control], rows);
}

function chart({ replay, chart: svg }: Evidence): string {
  const last = replay.path.at(-1);
  const active = last === undefined ? [] : activeStates(last.after);
  const mermaid = printMermaid(extractChart(replay.scenario.machine), active).trimEnd();
  const drawn = svg === undefined ? [] : [`![${words.chart}](${svgUrl(svg)})`];
  return [['```mermaid', mermaid, '```'].join('\n'), ...drawn].join('\n\n');
}

function surroundings({ tape, replay, build }: Evidence): string {
  const { machine } = replay.scenario;
  return table(
    ['', ''],
    [
      [words.machine, machine.id],
      [words.shape, fingerprint(machine)],
      [words.tapeShape, tape.fingerprint],
      [words.page, tape.path],
      [words.recordedAt, tape.recordedAt],
      [words.masked, tape.masked ? words.yes : words.no],
      ...Object.entries(build),
    ].map(([name = '', value = '']) => [name, markdownText(value)]),
  );
}

const folded = (summary: string, text: string): string =>
  ['<details>', `<summary>${summary}</summary>`, '', '```json', text, '```', '', '</details>'].join(
    '\n',
  );

/** A report on a tape in Markdown, masked like the tape. */
export function faultReport(evidence: Evidence): string {
  const { tape, difference } = evidence;
  const parts = [
    `# ${difference === undefined ? titleOf(evidence.replay) : words.title(tape.machine, difference.step)}`,
    section(words.verdict, ...verdict(evidence)),
    section(words.steps, steps(evidence)),
    section(words.chart, chart(evidence)),
    section(words.surroundings, surroundings(evidence)),
    section(words.tape, folded(words.tapeOf(tape.steps.length), JSON.stringify(tape))),
  ];
  return `${parts.join('\n\n')}\n`;
}
