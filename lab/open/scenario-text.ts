import type { AnyStateMachine } from 'xstate';
import { literal } from '#lab/export/literal.ts';
import type { Scenario } from '#lab/scenario.ts';

/** A machine's scenario, by the name under which a module exports the machine. */
interface NamedScenario {
  readonly name: string;
  readonly scenario: Scenario<AnyStateMachine>;
}

/** A scenario that is filled in by whoever knows the machine: as text of its module. */
function scenarioOf({ name, scenario }: NamedScenario): string {
  const types = [...new Set(scenario.events.map(({ event }) => String(event.type)))];
  const actors = Object.keys(scenario.outcomes);
  return [
    `export const ${name}Scenario: Scenario<typeof ${name}> = {`,
    `  machine: ${name},`,
    `  // Every event as it can really come. Add what it carries.`,
    `  events: [`,
    ...types.map((type) => `    { event: { type: ${literal(type)} } },`),
    `  ],`,
    `  // What the actors answer.`,
    `  outcomes: {`,
    ...actors.map(
      (actor) =>
        `    ${literal(actor)}: [{ name: 'done', output: undefined }, { name: 'a failure', error: new Error('It failed.') }],`,
    ),
    `  },`,
    `  // What tells two moments apart. Add what of the context decides how the machine goes on.`,
    `  key: ({ value }) => JSON.stringify(value),`,
    `  // What is true at every step, as sentences.`,
    `  invariants: {},`,
    `};`,
  ].join('\n');
}

/** The text of a module of scenarios for the machines of another. */
export const scenarioText = (scenarios: readonly NamedScenario[], module: string): string =>
  [
    `import type { Scenario } from 'statelab/scenario';`,
    `import { ${scenarios.map(({ name }) => name).join(', ')} } from ${literal(module)};`,
    '',
    ...scenarios.map(scenarioOf),
    '',
  ].join('\n');
