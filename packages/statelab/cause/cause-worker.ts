import { projectOpened } from '#statelab/app/project.ts';
import { labMachineOf, type LabMachine } from '#statelab/config.ts';
import { checkScenario } from '#statelab/paths/check-scenario.ts';
import { shrinkTape } from './shrink-tape.ts';
import type { Question, Report } from './worker-messages.ts';

const tell = (report: Report): void => self.postMessage(report, {});

function entryOf(machine: string): LabMachine {
  const entry = labMachineOf(machine);
  if (entry === undefined) throw new Error(`There is no machine '${machine}'.`);
  return entry;
}

async function answer(question: Question): Promise<Report> {
  await projectOpened;
  if (question.kind === 'check') {
    return { kind: 'checked', findings: checkScenario(entryOf(question.machine).scenario) };
  }
  const { tape } = question;
  const shrunk = await shrinkTape(entryOf(tape.machine).scenario, tape, {
    onSmaller: ({ steps }) => tell({ kind: 'shorter', steps: steps.length }),
  });
  return { kind: 'shrunk', tape: shrunk };
}

// Both take seconds, which a page must not stand still for.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data)
    .catch((error: unknown): Report => ({ kind: 'failed', why: String(error) }))
    .then(tell);
});
