import { projectOpened } from './project.ts';
import { labMachineOf, pageScriptOf, type LabMachine } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import { checkScenario, walkThrough, type RatedFinding } from '#statelab/check/check-scenario.ts';
import { scenarioOf } from '#statelab/check/scenario-tapes.ts';
import { describePaths, type PathsResult } from '#statelab/explore/describe-paths.ts';
import { findPaths } from '#statelab/explore/find-paths.ts';
import type { Goal } from '#statelab/explore/goal.ts';
import { brokenBy, explore } from '#statelab/explore/explore.ts';
import { brokenIn, goalsLostIn } from '#statelab/explore/properties.ts';
import { replayTape, type Replay } from '#statelab/replay/replay-tape.ts';
import { verdictOf, type Verdict } from '#statelab/replay/verdict.ts';
import { machineOfTape } from '#statelab/tape/parse-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { tapeNamed } from './open-tape.ts';

export interface PathsQuery {
  readonly machine: string;
  /** Null for every transition. */
  readonly goal: Goal | null;
}

export interface ToReplay {
  readonly file: string;
  /** Without it, the project's tape of that name is read. */
  readonly tape?: Tape;
}

export type Question =
  | { readonly kind: 'check'; readonly machine: string }
  | ({ readonly kind: 'paths' } & PathsQuery)
  | { readonly kind: 'replay'; readonly tapes: readonly ToReplay[] };

/** What looks wrong with a machine, and the sentences of its scenario that do not hold. */
export interface Findings {
  readonly findings: readonly RatedFinding[];
  readonly broken: readonly string[];
}

export type Report =
  | ({ readonly kind: 'checked' } & Findings)
  | { readonly kind: 'found'; readonly result: PathsResult }
  | { readonly kind: 'replayed'; readonly file: string; readonly verdict: Verdict }
  | { readonly kind: 'failed'; readonly why: string };

function machineOf(id: string): LabMachine {
  const entry = labMachineOf(id);
  if (entry === undefined) throw new Error(`There is no machine '${id}'.`);
  return entry;
}

/** A sentence of the scenario that does not hold on a replay; undefined if all hold. */
function brokenOn({ scenario, start, path }: Replay): Verdict | undefined {
  const { eventually, never = {} } = scenario;
  const goalsLostAt = eventually && goalsLostIn(scenario, explore(scenario));
  const [broken] = [start, ...path].flatMap((moment) =>
    [
      ...('step' in moment ? brokenBy(scenario, moment) : []),
      ...Object.keys(never).filter((text) => never[text]?.(moment.after)),
      ...(goalsLostAt?.(moment.key, moment.after) ?? []),
    ].map((text) => ({ text, differsAt: moment.number ?? 0 })),
  );
  if (broken === undefined) return undefined;
  const { text, differsAt } = broken;
  const where = differsAt === 0 ? 'at the opening' : `after step ${differsAt}`;
  const sentence = `“${text}” does not hold ${where}.`;
  return { verdict: 'fail', sentence, details: [], differsAt };
}

/** Gives the gate's verdict on a tape. What cannot be read or replayed fails, too. */
async function judge({ file, tape }: ToReplay): Promise<Verdict> {
  try {
    const read = tape ?? (await tapeNamed(file)).tape;
    const replay = replayTape(scenarioOf(machineOfTape(read, file), read), read);
    const verdict = verdictOf(replay, read);
    return (verdict.verdict === 'pass' && brokenOn(replay)) || verdict;
  } catch (error) {
    return { verdict: 'fail', sentence: messageOf(error), details: [] };
  }
}

async function* reportsOn(question: Question): AsyncGenerator<Report> {
  await projectOpened;
  if (question.kind === 'replay') {
    for (const each of question.tapes) {
      yield { kind: 'replayed', file: each.file, verdict: await judge(each) };
    }
    return;
  }
  const { id, scenario } = machineOf(question.machine);
  if (question.kind === 'check') {
    const walk = walkThrough(scenario);
    const broken = 'exploration' in walk ? brokenIn(scenario, walk.exploration) : [];
    yield {
      kind: 'checked',
      findings: checkScenario(scenario, walk),
      broken: broken.map(({ invariant }) => invariant),
    };
    return;
  }
  const found = findPaths(scenario, question.goal, pageScriptOf(id)?.canHappen);
  yield { kind: 'found', result: describePaths(found, question.goal) };
}

async function post(question: Question): Promise<void> {
  try {
    for await (const report of reportsOn(question)) self.postMessage(report, {});
  } catch (error) {
    self.postMessage({ kind: 'failed', why: messageOf(error) } satisfies Report, {});
  }
}

// All of it takes seconds, and would block a page.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => void post(data));
