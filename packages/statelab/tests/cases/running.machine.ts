import { createActor, createMachine } from 'xstate';

/** A module that prints, and starts an actor that never ends. */
export const clock = createMachine({
  id: 'clock',
  initial: 'on',
  states: { on: { after: { 1000: { target: 'on', reenter: true } } } },
});

console.log('one');
process.stdout.write('two\n');
createActor(clock).start();
