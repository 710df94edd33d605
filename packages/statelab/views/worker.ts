import { projectOpened } from './project.ts';
import { labMachineOf, pageScriptOf, type LabMachine } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import { checkScenario, type RatedFinding } from '#statelab/check/check-scenario.ts';
import { scenarioOf } from '#statelab/check/scenario-tapes.ts';
import { describePaths, type PathsResult } from '#statelab/explore/describe-paths.ts';
import { findPaths } from '#statelab/explore/find-paths.ts';
import type { Goal } from '#statelab/explore/goal.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { verdictOf, type Verdict } from '#statelab/replay/verdict.ts';
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

export type Report =
  | { readonly kind: 'checked'; readonly findings: readonly RatedFinding[] }
  | { readonly kind: 'found'; readonly result: PathsResult }
  | { readonly kind: 'replayed'; readonly file: string; readonly verdict: Verdict }
  | { readonly kind: 'failed'; readonly why: string };

function machineOf(id: string): LabMachine {
  const entry = labMachineOf(id);
  if (entry === undefined) throw new Error(`There is no machine '${id}'.`);
  return entry;
}

/** Gives the gate's verdict on a tape. What cannot be read or replayed fails, too. */
async function judge({ file, tape }: ToReplay): Promise<Verdict> {
  try {
    const read = tape ?? (await tapeNamed(file)).tape;
    return verdictOf(replayTape(scenarioOf(machineOf(read.machine), read), read), read);
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
    yield { kind: 'checked', findings: checkScenario(scenario) };
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
