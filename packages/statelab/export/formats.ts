import { exportWords as words } from '#statelab/messages/paths.ts';
import { pageScriptOf } from '#statelab/config.ts';
import { stepName } from '#statelab/paths/step-name.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
import { markdownReport } from './markdown.ts';
import { playwrightTest, type HelperSources } from './playwright.ts';
import { vitestTest } from './vitest.ts';
import type { Visit } from './visit.ts';

export const formats = ['playwright', 'vitest', 'markdown'] as const;
export type Format = (typeof formats)[number];

const endings: Readonly<Record<Format, string>> = {
  playwright: 'spec.ts',
  vitest: 'test.ts',
  markdown: 'md',
};

/** What a visit is saved as. */
export const fileNameOf = ({ scenario }: Visit, format: Format): string =>
  `${scenario.machine.id}.${endings[format]}`;

/** A visit as text, or one sentence on why it can't be exported so. */
export type Exported = { readonly text: string } | { readonly refusal: string };

/** Exports a visit. */
export function exportVisit(
  visit: Visit,
  difference: Difference | undefined,
  format: Format,
  sources: HelperSources,
): Exported {
  if (format === 'vitest') return { text: vitestTest(visit) };
  if (format === 'markdown') return { text: markdownReport(visit, difference) };
  const script = pageScriptOf(visit.scenario.machine.id);
  if (script === undefined) return { refusal: words.noPage };
  try {
    const impossible = visit.path.find(({ before, step }) => !script.canHappen(before, step));
    if (impossible !== undefined) return { refusal: words.notOnPage(stepName(impossible.step)) };
    return { text: playwrightTest(visit, script, sources) };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
}
