import { createMachine, fromCallback, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { namesOf } from './references.ts';
import { invocationsOf, stateName } from './states.ts';
import { isRecord } from '#statelab/is-record.ts';
import type { EventCase, Outcome, Scenario } from '#statelab/scenario.ts';
import { textOf } from './text-of.ts';
import { candidatesFor, combine, constantsIn, type Source } from './candidates.ts';
import { fieldsRead } from './event-fields.ts';
import { guessInput } from './guess-input.ts';
import { codeOf, decidingCode, handsOnContext, isNamedIn, readsGuesses } from './machine-code.ts';
import { valueWith, type Leaf } from './reading.ts';

/** The values of some parts of an event. */
function valuesOf(leaves: readonly Leaf[], source: Source): readonly unknown[] {
  const combinations = combine(leaves.map((leaf) => candidatesFor(leaf, source)));
  return combinations.map((values) =>
    valueWith(leaves.map(({ path }, index) => [path, values[index]])),
  );
}

/** The parts that are read of something that an event carries. */
const leavesIn = (leaves: readonly Leaf[], key: string): readonly Leaf[] =>
  leaves.flatMap(({ path: [first, ...path], like }) => (first === key ? [{ path, like }] : []));

/** How an actor can fail: a tape keeps nothing of an error but its message, of which code may name some. */
function failuresOf(source: Source): readonly Outcome<unknown>[] {
  const reads = (code: string) => isNamedIn(code, 'error') && isNamedIn(code, 'message');
  const texts = source.code.filter(reads).flatMap((code) => [...constantsIn(code)]);
  return ['It failed.', ...new Set(texts.filter((text) => typeof text === 'string'))].map(
    (text, index) => ({
      name: index === 0 ? 'a failure' : `a failure with ${JSON.stringify(text)}`,
      error: new Error(text),
    }),
  );
}

/** The outcomes of each invoked actor by its name: those that a transition handles. */
function outcomesOf(
  machine: AnyStateMachine,
  source: Source,
): Readonly<Record<string, readonly Outcome<unknown>[]>> {
  const failures = failuresOf(source);
  const outcomes: Record<string, readonly Outcome<unknown>[]> = {};
  for (const { id, name, onDone, onError } of invocationsOf(machine)) {
    const output = leavesIn(
      fieldsRead(machine, source.context, `xstate.done.actor.${id}`),
      'output',
    );
    const ends: readonly Outcome<unknown>[] = [
      ...(onDone === undefined ? [] : valuesOf(output, source)).map((value) => ({
        name: output.length === 0 ? 'done' : `done with ${JSON.stringify(value)}`,
        output: output.length === 0 ? undefined : value,
      })),
      ...(onError === undefined ? [] : failures),
    ];
    const known = outcomes[name] ?? [];
    const isNew = (end: Outcome<unknown>) => known.every((other) => other.name !== end.name);
    if (ends.length > 0) outcomes[name] = [...known, ...ends.filter(isNew)];
  }
  return outcomes;
}

/** A moment's state, some fields of its context, and the states to which history leads back. */
function momentName(
  { context, historyValue, ...snapshot }: AnyMachineSnapshot,
  hasField: (field: string) => boolean,
): string {
  const fields = Object.entries<unknown>(context ?? {}).filter(([field]) => hasField(field));
  const past = Object.entries(historyValue).flatMap(([id, nodes]) => [
    id,
    ...nodes.map((node) => node.id),
  ]);
  return [stateName(snapshot), textOf(Object.fromEntries(fields)), ...past].join(' ');
}

/**
 * Derives a scenario from a machine alone: its events with values that its own code and context name, and
 * its actors' success and failure. Guards run as they are. No actor runs.
 */
export function derivedScenario(given: AnyStateMachine, id: string): Scenario {
  const { implementations } = given;
  const unknownGuards = namesOf(given, 'guards').missing;
  const stubs = namesOf(given, 'actors').missing.map(
    (name) => [name, fromCallback(() => {})] as const,
  );
  const named: AnyStateMachine = createMachine({ ...given.config, id });
  const machine = named.provide({
    ...implementations,
    actors: { ...implementations.actors, ...Object.fromEntries(stubs) },
    guards: {
      ...implementations.guards,
      ...Object.fromEntries(unknownGuards.map((name) => [name, () => true])),
    },
  });
  const { input, context } = guessInput(given);
  const code = codeOf(machine);
  const source = {
    code,
    context,
    without: machine.events,
    names: Object.keys(implementations.guards),
  };
  const events = machine.events
    .filter((type) => !type.startsWith('xstate.'))
    .flatMap((descriptor): readonly EventCase<AnyStateMachine>[] => {
      // A wildcard handles any event without a name of its own.
      const type = descriptor.replace('*', 'SOMETHING');
      const values = valuesOf(fieldsRead(machine, context, descriptor, type), source);
      return values.map((payload) => ({ event: { ...(isRecord(payload) && payload), type } }));
    });
  const deciding = decidingCode(machine);
  const anyDecides = deciding.some(handsOnContext);
  const decides = (field: string) => anyDecides || deciding.some((each) => isNamedIn(each, field));
  return {
    machine,
    ...(input !== undefined && { input }),
    events,
    outcomes: outcomesOf(machine, source),
    key: (snapshot) => momentName(snapshot, () => true),
    derived: {
      from: given,
      guesses: [
        ...(input === undefined ? [] : ['its input']),
        ...(code.some(readsGuesses) ? ['what its events carry and its actors return'] : []),
        ...unknownGuards.map((name) => `that the guard ${name} holds`),
      ],
      alike: (snapshot) => momentName(snapshot, decides),
    },
    invariants: {},
  };
}
