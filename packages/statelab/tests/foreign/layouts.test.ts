import ELK from 'elkjs';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { chartMaker, roughWidthOf } from '#statelab/tests/chart-maker.ts';
import { openingLayout } from '#statelab/chart/opening-layout.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { layOutChart } from '#statelab/chart/lay-out-chart.ts';
import { overlapsIn } from '#statelab/tests/overlaps.ts';
import { foreignMachines } from './foreign-machines.ts';
import { deepMachine, denseMachine, flatMachine, parallelMachine } from './generated.ts';
import * as history from './history.machine.ts';
import * as odd from './odd.machine.ts';
import * as syntax from './syntax.machine.ts';

const machines: readonly AnyStateMachine[] = [
  ...foreignMachines,
  flatMachine(40),
  deepMachine(4, 10),
  parallelMachine(4, 10),
];

const layOut = chartMaker();

test.each(machines.map((machine) => ({ id: machine.id, machine })))(
  'every state and transition of $id has its place, and no label lies over anything',
  async ({ machine }) => {
    const model = extractChart(machine);
    const layout = await layOut(model);
    expect(layout.states.map(({ id }) => id)).toEqual(model.states.map(({ id }) => id));
    const placed = [
      ...layout.states.flatMap(({ rows }) => rows.map(({ transition }) => transition)),
      ...layout.transitions.flatMap(({ names }) => names),
    ];
    expect(placed.toSorted()).toEqual(model.transitions.map(({ name }) => name).toSorted());
    expect(overlapsIn(layout)).toEqual([]);
  },
);

const layoutOf = (machine: AnyStateMachine) => layOut(extractChart(machine));

test('a history has an arrow to its default, but where that is all of the state around it', async () => {
  const { initials } = await layoutOf(history.parallelHistory);
  const arrows = initials.filter(({ dot }) => dot === null);
  expect(arrows.map(({ state }) => state)).toEqual(['desk.work.deep']);
  const wizard = await layoutOf(history.nestedWizard);
  expect(wizard.initials.flatMap(({ state, dot }) => (dot === null ? [state] : []))).toEqual([
    'wizard.steps.shallow',
    'wizard.steps.deep',
  ]);
});

test('a transition into several states is one label with an arrow to each, and says so', async () => {
  const { transitions } = await layoutOf(syntax.manyTargets);
  const resume = transitions.find(({ names }) => names.includes('targets.setup|RESUME|0'));
  expect(resume?.arrows.map(({ target }) => target)).toEqual([
    'targets.run.sound.loud',
    'targets.run.picture.wide',
  ]);
  expect(resume?.label.lines.map(({ text }) => text)).toEqual([
    'RESUME',
    '/ resume',
    'into 2 at once',
  ]);
});

test('two guards without a name are not taken for one', async () => {
  const { transitions } = await layoutOf(syntax.manyTargets);
  const begins = transitions.filter(({ names }) => names.some((name) => name.includes('|BEGIN|')));
  expect(begins.map(({ names, forks }) => [names.length, forks])).toEqual([
    [1, false],
    [1, false],
  ]);
});

test('a name that is longer than a line is broken', async () => {
  const { states, transitions } = await layoutOf(odd.longNames);
  const widths = [
    ...states.slice(1).map(({ box }) => box),
    ...transitions.map(({ label }) => label.box),
  ];
  expect(Math.max(...widths.map(({ width }) => width))).toBeLessThan(300);
});

/** A layout by ELK, and what each of its runs was given for an option. */
async function laidOut(machine: AnyStateMachine, option: string) {
  const asked: string[] = [];
  const elk = new ELK();
  const layout = await layOutChart(extractChart(machine), new Set(), {
    widthOf: roughWidthOf,
    layOutGraph: (graph) => {
      asked.push(graph.layoutOptions?.[option] ?? '');
      return elk.layout(graph);
    },
  });
  return { ...layout, asked };
}

test('of a chart of 130 states the layout is a ring, found in one go', async () => {
  const { asked, states, width, height } = await laidOut(flatMachine(130), 'elk.direction');
  expect(asked).toEqual(['DOWN']);
  expect(states).toHaveLength(131);
  expect(Math.max(width, height)).toBeLessThan(4000);
});

test('a chart of many transitions is laid out once, by the quick options', async () => {
  const strategy = 'elk.layered.nodePlacement.strategy';
  const { asked, transitions } = await laidOut(denseMachine(70), strategy);
  expect(asked).toEqual(['SIMPLE']);
  expect(transitions.flatMap(({ names }) => names)).toHaveLength(210);
});

test('a chart of many states is only laid out folded', async () => {
  const asked: number[] = [];
  const layout = await openingLayout(parallelMachine(10, 20), (model, folded) => {
    asked.push(folded.size);
    return layOut(model, folded);
  });
  expect(asked).toEqual([10]);
  expect(layout.states.length).toBe(11);
});
