import { literal } from './literal.ts';
import type { Scenario } from '#statelab/scenario.ts';

/** A machine's scenario, by the name of the machine's export. */
interface NamedScenario {
  readonly name: string;
  readonly scenario: Scenario;
  /** The inline actors, by the lab's names for them. */
  readonly inPlace: ReadonlySet<string>;
}

/** A comment on actors that a scenario cannot end. */
const inPlaceText = (names: ReadonlySet<string>): readonly string[] =>
  names.size === 0
    ? []
    : [
        `    // Inline actors: ${[...names].join(', ').replaceAll(/\s+/g, ' ')}.`,
        `    // Those start and never end, for outcomes go by names. Give each a name in`,
        `    // setup({ actors: {} }), invoke it by that name, and list its outcomes here.`,
      ];

/** The source of a scenario to fill in. */
function scenarioOf({ name, scenario, inPlace }: NamedScenario): string {
  const types = [...new Set(scenario.events.map(({ event }) => String(event.type)))];
  const actors = Object.keys(scenario.outcomes).filter((actor) => !inPlace.has(actor));
  return [
    `export const ${name}Scenario: Scenario<typeof ${name}> = {`,
    `  machine: ${name},`,
    ...('input' in scenario
      ? [`  // The input of the machine: a guess.`, `  input: ${literal(scenario.input)},`]
      : []),
    `  // Every event. Add its payload.`,
    `  events: [`,
    ...types.map((type) => `    { event: { type: ${literal(type)} } },`),
    `  ],`,
    `  // The outcomes of the actors.`,
    `  outcomes: {`,
    ...actors.map(
      (actor) =>
        `    ${literal(actor)}: [{ name: 'done', output: undefined }, { name: 'a failure', error: new Error('It failed.') }],`,
    ),
    ...inPlaceText(inPlace),
    `  },`,
    `  // Distinguishes two moments. Add the part of the context that decides what happens next.`,
    `  key: ({ value }) => JSON.stringify(value),`,
    `  // What is always true, as sentences.`,
    `  invariants: {},`,
    `};`,
  ].join('\n');
}

/** The source of a module of scenarios. */
export const scenarioText = (scenarios: readonly NamedScenario[], module: string): string =>
  [
    `import type { Scenario } from 'statelab';`,
    `import { ${scenarios.map(({ name }) => name).join(', ')} } from ${literal(module)};`,
    '',
    ...scenarios.map(scenarioOf),
    '',
  ].join('\n');
