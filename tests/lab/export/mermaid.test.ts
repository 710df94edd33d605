import { expect, test } from 'vitest';
import { extractChart } from '#statelab/machine/extract.ts';
import { printMermaid } from '#statelab/export/state-diagram.ts';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { taxCalculatorScenario } from '#machines/tax-calculator/tax-calculator.scenario.ts';

test('prints a chart as a Mermaid state diagram', () => {
  expect(printMermaid(extractChart(nearMeScenario.machine))).toBe(`stateDiagram-v2
  state "near-me" as s0_near_me {
    [*] --> s1_near_me_asking
    state "asking" as s1_near_me_asking {
      [*] --> s2_near_me_asking_waiting
      state "waiting" as s2_near_me_asking_waiting
      state "unanswered" as s3_near_me_asking_unanswered
    }
    note right of s1_near_me_asking
      invoke permission
    end note
    state "looking-up" as s4_near_me_looking_up
    s4_near_me_looking_up : invoke lookup
    state "located" as s5_near_me_located
    state "unlocated" as s6_near_me_unlocated
  }
  s1_near_me_asking --> s6_near_me_unlocated : permission done [browser cannot locate]
  s1_near_me_asking --> s4_near_me_looking_up : permission done [else]
  s1_near_me_asking --> s4_near_me_looking_up : permission error
  s2_near_me_asking_waiting --> s3_near_me_asking_unanswered : after promptLimit (8\u00A0s)
  s4_near_me_looking_up --> s5_near_me_located : lookup done / remember place
  s4_near_me_looking_up --> s6_near_me_unlocated : lookup error
  s4_near_me_looking_up --> s6_near_me_unlocated : after lookupLimit (5\u00A0s)
`);
});

test('separates the regions of a parallel state', () => {
  const lines = printMermaid(extractChart(taxCalculatorScenario.machine)).split('\n');
  expect(lines.filter((line) => line === '    --')).toHaveLength(3);
});
