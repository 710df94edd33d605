import { configure } from 'safe-stable-stringify';
import * as v from 'valibot';
import { printDefinition } from '#statelab/formats/definition.ts';
import { isMachine } from '#statelab/is-machine.ts';
import { standInText } from '#statelab/tape/stand-in-text.ts';
import { longestReport, type Report } from './report.ts';

const session = v.object({ sessionId: v.string() });
const common = {
  rootId: v.string(),
  actorRef: v.object({
    ...session.entries,
    id: v.string(),
    logic: v.unknown(),
    _parent: v.optional(session),
  }),
};
const event = v.looseObject({ type: v.string() });
const snapshot = v.object({
  status: v.string(),
  value: v.optional(v.unknown()),
  context: v.optional(v.unknown()),
  output: v.optional(v.unknown()),
});

/** What XState tells an inspector. XState 6 tells of an event and what came of it at once. */
const inspection = v.variant('type', [
  v.object({ ...common, type: v.literal('@xstate.actor') }),
  v.object({ ...common, type: v.literal('@xstate.event'), event, sourceRef: v.optional(session) }),
  v.object({ ...common, type: v.literal('@xstate.snapshot'), event, snapshot }),
  v.object({
    ...common,
    type: v.literal('@xstate.transition'),
    event,
    snapshot,
    sourceRef: v.optional(session),
  }),
]);

/** An event may hold a DOM node, which leads to the whole page. */
const stringify = configure({ deterministic: false, maximumDepth: 12, maximumBreadth: 200 });

/** The smallest number that may be somebody's own: an income, a telephone number. */
const leastPersonal = 10_000;

function hide(_key: string, value: unknown): unknown {
  const isLong = typeof value === 'number' && Math.abs(value) >= leastPersonal;
  return typeof value === 'string' || isLong ? standInText(String(value), 0) : value;
}

/** The definition of an actor's machine: its context is a value of somebody's, and may not be JSON. */
const definitionOf = (logic: unknown): string | undefined =>
  isMachine(logic)
    ? printDefinition({ config: { ...logic.config, context: undefined } })
    : undefined;

/** The reports of an inspection event; none if it is of another kind. Masked ones have stand-ins for texts and long numbers. */
export function reportsOf(told: unknown, masked: boolean): readonly Report[] {
  const { success, output: given } = v.safeParse(inspection, told);
  if (!success) return [];
  const plain = (value: unknown): unknown =>
    JSON.parse(stringify(value, masked ? hide : undefined) ?? 'null');
  const { sessionId, id, logic, _parent: parent } = given.actorRef;
  const about = { sessionId, rootId: given.rootId, createdAt: String(Date.now()) };
  if (given.type === '@xstate.actor') {
    const name = id === sessionId && isMachine(logic) ? logic.id : id;
    const parentId = parent?.sessionId;
    return [{ ...about, type: given.type, name, parentId, definition: definitionOf(logic) }];
  }
  const said = {
    ...v.parse(v.record(v.string(), v.unknown()), plain(given.event)),
    type: given.event.type,
  };
  const reports: Report[] = [];
  if (given.type !== '@xstate.snapshot') {
    reports.push({
      ...about,
      type: '@xstate.event',
      event: said,
      sourceId: given.sourceRef?.sessionId,
    });
  }
  if (given.type !== '@xstate.event') {
    const { status, value, context, output } = given.snapshot;
    const shown = { status, value, context: plain(context), output: plain(output) };
    reports.push({ ...about, type: '@xstate.snapshot', event: said, snapshot: shown });
  }
  return reports;
}

/** Maximum length of a sent report, in characters of up to three bytes. */
const longestText = Math.floor(longestReport / 3);

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

export function writeReport(report: Report): string {
  const text = stringify(report) ?? '';
  return text.length <= longestText ? text : (stringify(shorten(report)) ?? '');
}
