// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createMachine, fromPromise } from 'xstate';
import { printScxml } from '#statelab/formats/scxml.ts';
import { parkingMachine } from './parking.machine.ts';
import { readScxml } from './read-scxml.ts';
import { shapeOf } from './shape-of.ts';

test('a machine is printed as SCXML', () => {
  expect(printScxml(parkingMachine)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="xstate" name="parking" initial="parking">
  <parallel id="parking">
    <state id="parking.gate" initial="parking.gate.shut">
      <state id="parking.gate.shut">
        <onentry>
          <!-- count - - try -->
        </onentry>
        <transition event="CAR.COME" cond="is &lt;paid> &amp; free" target="parking.gate.open">
          <!-- tell owner -->
          <send event="CAR.GO" target="#_parent"/>
        </transition>
        <transition event="CAR.COME" target="parking.gate.shut"/>
        <transition event="CAR.GO"/>
      </state>
      <state id="parking.gate.open">
        <onentry>
          <send id="xstate.after.grace.parking.gate.open" event="xstate.after.grace.parking.gate.open" delay="5000ms"/>
          <send id="xstate.after.patience.parking.gate.open" event="xstate.after.patience.parking.gate.open" delayexpr="patience"/>
        </onentry>
        <onexit>
          <cancel sendid="xstate.after.grace.parking.gate.open"/>
          <cancel sendid="xstate.after.patience.parking.gate.open"/>
        </onexit>
        <transition event="xstate.after.grace.parking.gate.open" target="parking.gate.shut"/>
        <transition event="xstate.after.patience.parking.gate.open" target="gone"/>
      </state>
      <final id="gone">
        <onentry>
          <!-- go off -->
          <raise event="POWER.OFF"/>
        </onentry>
      </final>
      <history id="parking.gate.before" type="deep">
        <transition target="parking.gate.shut"/>
      </history>
    </state>
    <state id="parking.lamp" initial="parking.lamp.on">
      <transition event="POWER.OFF" target="parking.lamp.off" type="internal"/>
      <state id="parking.lamp.on">
        <transition cond="is &lt;paid> &amp; free" target="parking.lamp.off"/>
      </state>
      <state id="parking.lamp.off"/>
    </state>
  </parallel>
</scxml>
`);
});

test('it reads back with the same states, transitions and guards', () => {
  const read = createMachine(readScxml(printScxml(parkingMachine)));
  expect(shapeOf(read)).toEqual(shapeOf(parkingMachine));
});

test('an invoked actor has an id that XML takes, and its ends go by it', () => {
  const machine = createMachine({
    id: 'my machine',
    initial: 'a b',
    states: {
      'a b': {
        invoke: { src: fromPromise(async () => 1), onDone: 'a:b', onError: 'a:b' },
        onDone: 'a:b',
      },
      'a:b': {},
    },
  });
  expect(printScxml(machine)).toContain(
    `  <state id="my_machine" initial="my_machine.a_b">
    <state id="my_machine.a_b">
      <invoke id="_0.my_machine.a_b" type="xstate" src="inline actor"/>
      <transition event="done.state.my_machine.a_b" target="my_machine.a_b_2"/>
      <transition event="done.invoke._0.my_machine.a_b" target="my_machine.a_b_2"/>
      <transition event="error.platform._0.my_machine.a_b" target="my_machine.a_b_2"/>
    </state>
    <state id="my_machine.a_b_2"/>
`,
  );
});

test('an action that comes with the entry of a first state stands where SCXML has it', () => {
  const machine = createMachine({
    id: 'm',
    initial: { target: 'a', actions: 'greet' },
    states: { a: {} },
  });
  expect(printScxml(machine)).toContain(`  <state id="m">
    <initial>
      <transition target="m.a">
        <!-- greet -->
      </transition>
    </initial>
    <state id="m.a"/>
  </state>
`);
});
