/** Freezes a value deeply, because the whole process shares it. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const held of Object.values(value)) frozen(held);
    Object.freeze(value);
  }
  return value;
}
