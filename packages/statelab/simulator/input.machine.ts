import { assign, setup } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import { simulatorWords as words } from '#statelab/messages/simulator.ts';
import { createMask, serialiseRecord } from '#statelab/tape/mask.ts';
import { reasonOf, simulate } from './simulate.ts';
import { readJson } from './read-move.ts';
import type { RunLink } from './run-link.ts';

interface Context {
  readonly entry: LabMachine;
  /** The given input as JSON for a link, without personal values; null for that of the scenario. */
  readonly text: string | null;
  /** The number of the input: each starts another run. */
  readonly given: number;
  /** Why the machine does not start. */
  readonly said: string | null;
}

/** Why the machine does not start; null if it does. */
function problemOf(entry: LabMachine): string | null {
  try {
    simulate(entry, []);
    return null;
  } catch (error) {
    return words.input.broke(reasonOf(error));
  }
}

const withInput = ({ entry, given }: Context, text: string): Partial<Context> => {
  const parsed = readJson(text);
  if (parsed === undefined) return { said: words.input.problem };
  const next = { ...entry, scenario: { ...entry.scenario, input: parsed.value } };
  const said = problemOf(next);
  if (said !== null) return { said };
  const { input } = serialiseRecord({ input: parsed.value }, createMask());
  return { entry: next, text: JSON.stringify(input), given: given + 1, said };
};

/** Uses the input in the link, else the scenario's. */
function opening({ entry, search }: RunLink): Context {
  const said = problemOf(entry);
  const own = { entry, text: null, given: said === null ? 1 : 0, said };
  const linked = new URLSearchParams(search).get('input');
  return linked === null ? own : { ...own, ...withInput({ ...own, given: 0 }, linked) };
}

export const inputMachine = setup({
  types: {
    context: {} as Context,
    input: {} as RunLink,
    events: {} as { type: 'INPUT.GIVE'; text: string },
  },
  actions: {
    'take input': assign(({ context }, { text }: { text: string }) => withInput(context, text)),
  },
  guards: { 'has started': ({ context }) => context.given > 0 },
}).createMachine({
  id: 'lab-input',
  description: 'Asks for the input that a machine starts with.',
  context: ({ input }) => opening(input),
  on: {
    'INPUT.GIVE': {
      target: '.asking',
      actions: { type: 'take input', params: ({ event }) => event },
    },
  },
  initial: 'asking',
  states: {
    asking: {
      description: 'The machine does not start with the input that there is.',
      always: { guard: 'has started', target: 'started' },
    },
    started: { description: 'The machine runs with the input that was given last.' },
  },
});
