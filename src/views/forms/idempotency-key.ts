/** A random 128-bit key in hexadecimal. Pages without TLS on a local network lack randomUUID. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
