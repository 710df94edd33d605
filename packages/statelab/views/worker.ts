import { projectOpened } from './project.ts';
import { labMachineOf, pageScriptOf, type LabMachine } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import { checkScenario, type RatedFinding } from '#statelab/check/check-scenario.ts';
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
  | ({ readonly kind: 'replay' } & ToReplay);

/** What looks wrong with a machine, and the sentences of its scenario that do not hold. */
export interface Findings {
  readonly findings: readonly RatedFinding[];
  readonly broken: readonly string[];
}

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

/** Gives the gate's verdict on a tape. */
async function judge({ file, tape }: ToReplay): Promise<Verdict> {
  const read = tape ?? (await tapeNamed(file)).tape;
  const replay = replayTape(scenarioOf(machineOfTape(read, file), read), read);
  const verdict = verdictOf(replay, read);
  return (verdict.verdict === 'pass' && brokenOn(replay)) || verdict;
}

function check({ scenario }: LabMachine): Findings {
  const exploration = explore(scenario);
  return {
    findings: checkScenario(scenario, exploration),
    broken: brokenIn(scenario, exploration).map(({ invariant }) => invariant),
  };
}

async function resultOf(question: Question): Promise<Findings | PathsResult | Verdict> {
  await projectOpened;
  if (question.kind === 'replay') return judge(question);
  const entry = machineOf(question.machine);
  if (question.kind === 'check') return check(entry);
  const found = findPaths(entry.scenario, question.goal, pageScriptOf(entry.id)?.canHappen);
  return describePaths(found, question.goal);
}

async function post(question: Question): Promise<void> {
  try {
    self.postMessage({ result: await resultOf(question) }, {});
  } catch (error) {
    self.postMessage({ why: messageOf(error) }, {});
  }
}

// All of it takes seconds, and would block a page.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => void post(data));
