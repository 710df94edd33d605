/** What the root element of a machine's view carries, for tests and the lab to wait for. */
export const machineAttributes = (machine: string, state: string) => ({
  'data-machine': machine,
  'data-state': state,
});
