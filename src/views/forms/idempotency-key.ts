/**
 * A random key for one attempt to send a lead: 128 bits in hexadecimal. (randomUUID would
 * not be there on a page served without TLS on a local network.)
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
