const primary = [3, 2, 7, 6, 5, 4, 3, 2];
const secondary = [7, 4, 3, 2, 5, 2, 7, 6];

/** The check digit from these weights: 0 to 9, or 10 if there is none. */
function checkDigit(digits: readonly number[], weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0);
  return (11 - (sum % 11)) % 11;
}

/**
 * True for 8 or 9 digits that could be an IRD number: from 10,000,000, with the right check digit
 * (modulus 11, by the secondary weights where the primary ones give 10). Source: Inland Revenue,
 * RWT and NRWT specification document, 2020, 'IRD number validation'. Its upper end of
 * 150,000,000 is left out, for it moves up.
 */
function couldBeIrdNumber(number: string): boolean {
  if (Number(number) < 10_000_000) return false;
  const digits = Array.from(number.padStart(9, '0'), Number);
  const first = checkDigit(digits, primary);
  return digits[8] === (first === 10 ? checkDigit(digits, secondary) : first);
}

/** Finds the IRD numbers that a text may hold: 49091850, 49-091-850 or 136 410 132. */
export const holdsIrdNumber = (text: string): boolean =>
  Array.from(text.matchAll(/(?:^|\D)(\d{2,3}([ .-]?)\d{3}\2\d{3})(?!\d)/g)).some(
    ([, number = '']) => couldBeIrdNumber(number.replaceAll(/\D/g, '')),
  );
