/** A handler that a component needs and a test does not check. */
export function ignore(): void {}
