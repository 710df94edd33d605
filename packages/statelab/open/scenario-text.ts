import { literal } from '#statelab/export/literal.ts';
import type { Scenario } from '#statelab/scenario.ts';

/** A machine's scenario, by the name under which a module exports the machine. */
interface NamedScenario {
  readonly name: string;
  readonly scenario: Scenario;
  /** The actors that were written where they are invoked, by what the lab calls them. */
  readonly inPlace: ReadonlySet<string>;
}

/** What the written scenario says of actors that it cannot answer for. */
const inPlaceText = (names: ReadonlySet<string>): readonly string[] =>
  names.size === 0
    ? []
    : [
        `    // Written where they are invoked: ${[...names].join(', ').replaceAll(/\s+/g, ' ')}.`,
        `    // Nothing can stand in for those, so they would really run. Give each a name in`,
        `    // setup({ actors: {} }), invoke it by that name, and say here what it answers.`,
      ];

/** A scenario that is filled in by whoever knows the machine: as text of its module. */
function scenarioOf({ name, scenario, inPlace }: NamedScenario): string {
  const types = [...new Set(scenario.events.map(({ event }) => String(event.type)))];
  const actors = Object.keys(scenario.outcomes).filter((actor) => !inPlace.has(actor));
  return [
    `export const ${name}Scenario: Scenario<typeof ${name}> = {`,
    `  machine: ${name},`,
    ...('input' in scenario
      ? [`  // What it is given at its start: a guess.`, `  input: ${literal(scenario.input)},`]
      : []),
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
    ...inPlaceText(inPlace),
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
    `import type { Scenario } from 'statelab';`,
    `import { ${scenarios.map(({ name }) => name).join(', ')} } from ${literal(module)};`,
    '',
    ...scenarios.map(scenarioOf),
    '',
  ].join('\n');
