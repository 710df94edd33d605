import { createInterface } from 'node:readline';
import { createActor } from 'xstate';
import { watch } from '#statelab/inspect.ts';
import { tillMachine } from '#statelab/tests/watch/till.machine.ts';

/**
 * An app whose machine the lab watches. Its arguments are its name and the lab’s URL; each line of
 * stdin is an event. It ends with stdin.
 */
const [app = 'app', url = ''] = process.argv.slice(2);
const { inspect, stop } = watch({ app, url });
const till = createActor(tillMachine, { inspect }).start();
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'ITEM.SCAN' || line === 'TILL.SHUT') till.send({ type: line });
}
stop();
