import { createMachine } from 'xstate';

const lamp = (id: string) =>
  createMachine({
    id,
    initial: 'off',
    states: { off: { on: { FLIP: 'on' } }, on: { on: { FLIP: 'off' } } },
  });

/** Machines that are no plain export. */
export const list = [lamp('in-list')];
export const group = { desk: lamp('in-object') };
export const makeLamp = () => createMachine({ id: 'made', on: { FLIP: {} } });
export class Room {
  static readonly spare = createMachine({ id: 'static-member', on: { FLIP: {} } });
  readonly light = createMachine({ id: 'class-member', on: { FLIP: {} } });
}
/** It makes no machine, and is not run. */
export const explode = () => {
  throw new Error('It was run.');
};
