import type { Report } from './report.ts';
import { configure } from 'safe-stable-stringify';
import { longestText } from './limits.ts';

/** An event may hold a DOM node, which leads to the whole page. */
export const stringify = configure({ deterministic: false, maximumDepth: 12, maximumBreadth: 200 });

const tooLong = '(too long to be sent)';

/** A report that is too long, without its data. */
function shorten(report: Report): object {
  if (report.type === '@xstate.event') return { ...report, event: { type: report.event.type } };
  const { snapshot: { status, value } = {} } = report;
  const short = { ...report, snapshot: { status, value, context: tooLong } };
  if (report.type === '@xstate.snapshot') return { ...short, event: { type: report.event.type } };
  const { definition = '' } = report;
  return { ...short, definition: definition.length > longestText / 2 ? undefined : definition };
}

/** Serialises a report. */
export function writeReport(report: Report): string {
  const text = stringify(report) ?? '';
  return text.length <= longestText ? text : (stringify(shorten(report)) ?? '');
}
