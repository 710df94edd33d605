import { expect, test } from 'vitest';
import { extractChart } from '#statelab/machine/extract.ts';
import { printMermaid } from '#statelab/chart/state-diagram.ts';
import { nestedWizard, parallelHistory } from './history.machine.ts';
import { oddIds } from './odd.machine.ts';
import { forbidden, manyTargets } from './syntax.machine.ts';

test('in Mermaid, one transition into several states is a fork', () => {
  expect(printMermaid(extractChart(manyTargets))).toContain(`
  state f0 <<fork>>
  s1_targets_setup --> f0 : RESUME / resume into 2 at once
  f0 --> s5_targets_run_sound_loud
  f0 --> s8_targets_run_picture_wide
`);
});

test('in Mermaid, a line is between the regions of a parallel state', () => {
  const lines = printMermaid(extractChart(parallelHistory)).split('\n');
  expect(lines.filter((line) => line === '      --')).toHaveLength(4);
});

test('in Mermaid, a history leads to its default', () => {
  const text = printMermaid(extractChart(nestedWizard));
  expect(text).toContain('state "H* deep" as s9_wizard_steps_deep\n');
  expect(text).toContain('  s9_wizard_steps_deep --> s4_wizard_steps_person_birthday\n');
});

test('in Mermaid, what a state does that holds others stands in a note', () => {
  expect(printMermaid(extractChart(forbidden))).toBe(`stateDiagram-v2
  state "forbidden" as s0_forbidden {
    [*] --> s1_forbidden_open
    state "open" as s1_forbidden_open
    state "locked" as s2_forbidden_locked
    s2_forbidden_locked : LOG_OUT / nothing
    s2_forbidden_locked : TICK / nothing
    s2_forbidden_locked : PING / nothing
  }
  note right of s0_forbidden
    TICK / count
    PING / answer
  end note
  s0_forbidden --> s1_forbidden_open : LOG_OUT
  s1_forbidden_open --> s2_forbidden_locked : LOCK
  s2_forbidden_locked --> s1_forbidden_open : UNLOCK
`);
});

test('in Mermaid, no character of a name means anything', () => {
  const text = printMermaid(extractChart(oddIds));
  expect(text).toContain('state "a #34;quoted#34; #60;state#62;" as s2_step_two\n');
  expect(text).toContain('state "line break" as s3_step_three\n');
  expect(text).toContain('s1_step_one --> s1_step_one : x#58; #34;y#34;#59; z\n');
});
