import { exportWords as words } from '#lab/words/paths.ts';
import { extractChart } from '#lab/chart/extract.ts';
import { markdownText } from '#lab/formats/markdown-text.ts';
import { printMermaid } from '#lab/formats/mermaid.ts';
import { stepName } from '#lab/paths/step-name.ts';
import { activeStates } from '#lab/paths/states.ts';
import { differenceSentence, sidesOf } from '#lab/replay/describe-replay.ts';
import type { Difference } from '#lab/replay/three-way.ts';
import { fingerprint } from '#lab/tape/fingerprint.ts';
import { stateName } from '#lab/state-name.ts';
import type { Visit } from './visit.ts';

const inCode = (text: string): string => `\`${text.replaceAll(/\s+/g, ' ').replaceAll('`', '’')}\``;

function differenceLines(difference: Difference | undefined): readonly string[] {
  if (difference === undefined) return [words.noDifference];
  return [
    markdownText(differenceSentence(difference)),
    '',
    ...sidesOf(difference).map(([side, value]) => `- ${side}: ${inCode(value)}`),
  ];
}

/** A bug report: what was done, step by step, what differed, and the chart of where the machine stood. */
export function markdownReport(visit: Visit, difference?: Difference): string {
  const { machine } = visit.scenario;
  const last = visit.path.at(-1);
  const active = last === undefined ? [] : activeStates(last.after);
  return [
    `# ${visit.title}`,
    '',
    words.machine(machine.id, fingerprint(machine)),
    '',
    `## ${words.steps}`,
    '',
    `| | ${words.columns.join(' | ')} |`,
    '|---|---|---|---|',
    ...visit.path.map(
      ({ step, after, cause, number = '' }) =>
        `| ${number} | ${markdownText(stepName(step))} | ${markdownText(cause === undefined ? '' : `${cause.role} “${cause.name}”`)} | ${markdownText(stateName(after))} |`,
    ),
    '',
    `## ${words.difference}`,
    '',
    ...differenceLines(difference),
    '',
    `## ${words.chart}`,
    '',
    '```mermaid',
    printMermaid(extractChart(machine), active).trimEnd(),
    '```',
    '',
  ].join('\n');
}
