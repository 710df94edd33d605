/** Crockford's base 32 digits, which are hard to confuse. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * What a visitor is told to name a lead by, such as K7Q2-M9XD: eight digits made from the key of
 * its request (FNV-1a, 64 bits), so that the browser and the server know the same one without a
 * word between them, also while the lead still waits in the browser. Two leads of 100,000 share
 * one with a chance of 1 in 200; the number of a lead tells them apart.
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
