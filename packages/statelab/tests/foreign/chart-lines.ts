import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { extractChart, type ChartState } from '#statelab/machine/extract.ts';
import { stateSentences } from '#statelab/chart/sentences.ts';
import { statePaths, transitionText } from '#statelab/chart/part-texts.ts';

/**
 * All that a chart tells of a machine, a line for each state and each transition: what stands
 * in the state's head, and the transition's kind and text. What is within a state stands below it.
 */
function chartLines(machine: AnyStateMachine): readonly string[] {
  const model = extractChart(machine);
  const paths = statePaths(model);
  function linesOf(state: ChartState, indent: string): readonly string[] {
    const { id, type, initial, history } = state;
    const says = stateSentences(state).map(({ text }) => text);
    const begins = [initial ?? [], history?.targets ?? []].flat().map((to) => paths.get(to) ?? to);
    const leads = begins.length === 0 ? [] : [`begins in ${begins.join(' and ')}`];
    const kind = type === 'final' ? ['final'] : [];
    return [
      indent + [...says, ...kind, ...leads].join('; '),
      ...model.transitions
        .filter(({ source }) => source === id)
        .map((each) => `${indent}- ${each.kind}: ${transitionText(each, paths)}`),
      ...model.states
        .filter(({ parent }) => parent === id)
        .flatMap((child) => linesOf(child, `${indent}  `)),
    ];
  }
  return model.states.filter(({ parent }) => parent === null).flatMap((root) => linesOf(root, ''));
}

/** Tests all that a chart tells of each machine, by the names that a module exports them under. */
export function testCharts<Name extends string>(
  machines: Readonly<Record<Name, AnyStateMachine>>,
  charts: Readonly<Record<Name, readonly string[]>>,
): void {
  const expected = new Map(Object.entries<readonly string[]>(charts));
  test.each(Object.entries<AnyStateMachine>(machines))('the chart of %s', (name, machine) => {
    expect(chartLines(machine)).toEqual(expected.get(name));
  });
}
