import { exportWords as words } from '#statelab/messages/paths.ts';
import { extractChart } from '#statelab/chart/extract.ts';
import { markdownText } from '#statelab/formats/markdown-text.ts';
import { printMermaid } from '#statelab/formats/mermaid.ts';
import { stepName } from '#statelab/paths/step-name.ts';
import { activeStates } from '#statelab/paths/states.ts';
import { differenceSentence, sidesOf } from '#statelab/replay/describe-replay.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
import { fingerprint } from '#statelab/tape/fingerprint.ts';
import { stateName } from '#statelab/state-name.ts';
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
