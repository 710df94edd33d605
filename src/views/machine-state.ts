import type { AnyMachineSnapshot, StateValue } from 'xstate';

const nameOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([state, child]) => (child === undefined ? state : `${state}.${nameOf(child)}`))
        .join(' ');

/** The active state in one word, 'contact.sending'; parallel regions are parted by a space. */
export const stateName = (snapshot: Pick<AnyMachineSnapshot, 'value'>): string =>
  nameOf(snapshot.value);

/** What the root element of a machine's view carries, for tests and the lab to wait for. */
export const machineAttributes = (machine: string, state: string) => ({
  'data-machine': machine,
  'data-state': state,
});
