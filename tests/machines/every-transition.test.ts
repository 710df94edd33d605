import { expect, test } from 'vitest';
import { choiceSteps } from '#machines/quote-wizard/steps.ts';
import { writePart } from '#lab/coverage/write-coverage.ts';
import { coverTransitions } from '#lab/paths/cover.ts';
import { explore } from '#lab/paths/explore.ts';
import { wholeScenarios } from './whole-scenarios.ts';

const severalSteps = choiceSteps.filter(({ kind }) => kind === 'choices');

/** How many states and transitions each machine has, itself counted as a state. */
const extents: Readonly<Record<string, { states: number; transitions: number }>> = {
  accordion: { states: 3, transitions: 4 },
  'desktop-menu': { states: 3, transitions: 4 },
  'faq-search': { states: 6, transitions: 8 },
  form: { states: 12, transitions: 15 },
  'gst-calculator': { states: 9, transitions: 6 },
  'lab-player': { states: 6, transitions: 25 },
  'lab-recorder': { states: 8, transitions: 6 },
  'lab-replay': { states: 9, transitions: 16 },
  'lead-delivery': { states: 7, transitions: 14 },
  'lead-outbox': { states: 5, transitions: 18 },
  'mobile-menu': { states: 3, transitions: 3 },
  'near-me': { states: 7, transitions: 7 },
  'profit-comparison': { states: 5, transitions: 4 },
  'quote-wizard': {
    states: 16 + 4 * choiceSteps.length,
    transitions: 26 + 9 * choiceSteps.length + severalSteps.length,
  },
  submission: { states: 9, transitions: 14 },
  'sticky-bar': { states: 3, transitions: 2 },
  'tax-calculator': { states: 13, transitions: 14 },
  'visit-report': { states: 12, transitions: 12 },
};

test.each(wholeScenarios)(
  '$id: every state and transition is walked and every invariant holds',
  ({ id, scenario }) => {
    const exploration = explore(scenario);
    expect(exploration.unreached).toEqual([]);
    expect(exploration.unreachedStates).toEqual([]);
    expect(exploration.leftAside).toBe(0);
    expect(exploration.broken).toEqual([]);
    expect({
      states: exploration.states.length,
      transitions: exploration.covered.length,
    }).toEqual(extents[id]);

    const paths = coverTransitions(scenario, exploration);
    const walked = paths.flat().flatMap(({ transitions }) => transitions);
    expect([...new Set(walked)].toSorted()).toEqual(exploration.covered.toSorted());
    writePart(`unit-${id}`, scenario, paths);
  },
  60_000,
);
