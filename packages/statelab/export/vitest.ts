import { labMachineOf } from '#statelab/config.ts';
import type { Step } from '#statelab/scenario.ts';
import { literal } from './literal.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import { stepTitle, titleOf } from './title.ts';

/** 'near-me' becomes 'nearMe'. */
const camelCase = (id: string): string =>
  id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function callOf(step: Step): string {
  if (step.kind === 'wait') return `wait(${step.ms})`;
  if (step.kind === 'event') return `send(${literal(step.event)})`;
  return `settle(${literal(step.actor)}, ${literal(step.outcome)})`;
}

function scenarioLines(name: string, { added }: Replay): readonly string[] {
  const effects = Object.entries(added);
  if (effects.length === 0) return [];
  return [
    `  const scenario = {`,
    `    ...${name},`,
    `    outcomes: {`,
    `      ...${name}.outcomes,`,
    ...effects.map(
      ([effect, outcomes]) =>
        `      ${effect}: [...${name}.outcomes.${effect}, ${outcomes.map(literal).join(', ')}],`,
    ),
    `    },`,
    `  };`,
  ];
}

/** The module of a machine's scenario. Throws for an unknown machine. */
function moduleOf(id: string): string {
  const entry = labMachineOf(id);
  if (entry === undefined) throw new Error(`Unknown machine '${id}'.`);
  return entry.module;
}

/** A Vitest test that replays a tape on its machine alone, with scripted effects and a stepped clock. */
export function vitestTest(replay: Replay): string {
  const { id } = replay.scenario.machine;
  const name = `${camelCase(id)}Scenario`;
  const lines = scenarioLines(name, replay);
  return [
    `import { expect, test } from 'vitest';`,
    `import { ${name} } from '${moduleOf(id)}';`,
    `import { drive } from 'statelab';`,
    '',
    `test(${literal(titleOf(replay))}, () => {`,
    ...lines,
    `  const machine = drive(${lines.length === 0 ? name : 'scenario'});`,
    ...replay.path.flatMap((taken) => [
      `  // ${stepTitle(taken).replaceAll(/\s+/g, ' ')}`,
      `  expect(machine.${callOf(taken.step)}).toMatchObject({`,
      `    transitions: ${literal(taken.transitions)},`,
      `    after: { value: ${literal(taken.after.value)} },`,
      `  });`,
    ]),
    `});`,
    '',
  ].join('\n');
}
