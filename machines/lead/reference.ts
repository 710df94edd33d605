/** Crockford's base 32 digits, which are hard to confuse. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A lead's reference for its visitor, such as K7Q2-M9XD: eight digits made from its idempotency key
 * (FNV-1a, 64 bits). The browser and the server both calculate it, even before the lead is
 * delivered. Two of 100,000 leads share one with a chance of 1 in 200; their numbers differ.
 */
export function referenceOf(key: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of key) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.charCodeAt(0))) * 0x100000001b3n);
  }
  const text = Array.from({ length: 8 }, (_, place) =>
    // From the top, where FNV mixes best.
    digits.charAt(Number((hash >> BigInt(59 - 5 * place)) & 31n)),
  ).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

export const referencePattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
