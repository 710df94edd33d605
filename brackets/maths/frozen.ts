/** Freezes a value and all that it holds: what the whole process shares cannot be written to. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const held of Object.values(value)) frozen(held);
    Object.freeze(value);
  }
  return value;
}
