import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { extractChart } from '#statelab/chart/extract.ts';
import { printPlantuml } from '#statelab/formats/state-diagram.ts';
import { parkingMachine } from './parking.machine.ts';

test('a machine is printed as a PlantUML state diagram', () => {
  expect(printPlantuml(extractChart(parkingMachine))).toBe(`@startuml
hide empty description
  state "parking (parallel)" as s0_parking {
    state "gate" as s1_parking_gate {
      [*] --> s2_parking_gate_shut
      state "shut" as s2_parking_gate_shut
      s2_parking_gate_shut : entry / count ~-- try
      s2_parking_gate_shut : CAR.GO / nothing
      state "open" as s3_parking_gate_open
      state "away" as s4_gone
      s4_gone : entry / go off
      s4_gone --> [*]
      state "H* before" as s5_parking_gate_before <<history*>>
    }
    --
    state "lamp" as s6_parking_lamp {
      [*] --> s7_parking_lamp_on
      state "on" as s7_parking_lamp_on
      state "off" as s8_parking_lamp_off
    }
  }
  s2_parking_gate_shut --> s3_parking_gate_open : CAR.COME [is ~<paid> & free] / tell owner
  s2_parking_gate_shut --> s2_parking_gate_shut : CAR.COME [else] re-enters
  s3_parking_gate_open --> s2_parking_gate_shut : after grace (5 s)
  s3_parking_gate_open --> s4_gone : after patience
  s6_parking_lamp --> s8_parking_lamp_off : POWER.OFF
  s7_parking_lamp_on --> s8_parking_lamp_off : always [is ~<paid> & free]
  s5_parking_gate_before --> s2_parking_gate_shut
@enduml
`);
});

test('a name that would be markup is shown as it is', () => {
  const machine = createMachine({ id: 'a "b" \\n //c//', on: { 'x\ny**': {} } });
  expect(printPlantuml(extractChart(machine))).toContain(
    'state "a ’b’ <U+005C>n ~//c~//" as s0_a_b_n_c_\n  s0_a_b_n_c_ : x y~** / nothing\n',
  );
});
