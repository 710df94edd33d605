import type { AnyMachineSnapshot, StateValue } from 'xstate';

const nameOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([state, child]) => (child === undefined ? state : `${state}.${nameOf(child)}`))
        .join(' ');

/** The active state as one name, such as 'contact.sending'. A space separates parallel regions. */
export const stateName = (snapshot: Pick<AnyMachineSnapshot, 'value'>): string =>
  nameOf(snapshot.value);
