import { createMachine } from 'xstate';

const owners: ReadonlyMap<string, { readonly name: string }> = new Map();

const stick = (): never => {
  throw new Error('The door is stuck.');
};

export const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { OPEN: { target: 'open', actions: stick } } },
    open: { on: { SHUT: 'shut' } },
  },
});

/** What it reads is there only once somebody has filled it. */
const greet = (): void => {
  console.info(Reflect.get(Object(owners.get('shop')), 'owner').name);
};

export const shop = createMachine({
  id: 'shop',
  initial: 'shut',
  states: {
    shut: { on: { OPEN: { target: 'open', actions: greet } } },
    open: { on: { SHUT: 'shut' } },
  },
});
