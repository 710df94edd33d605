const primary = [3, 2, 7, 6, 5, 4, 3, 2];
const secondary = [7, 4, 3, 2, 5, 2, 7, 6];

/** The check digit by these weights: 0 to 9, or 10 if the number has none. */
function checkDigit(digits: readonly number[], weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0);
  return (11 - (sum % 11)) % 11;
}

/**
 * True for 8 or 9 digits that could be an IRD number: at least 10,000,000, with the right check
 * digit (modulus 11, by the secondary weights if the primary ones give 10). Source: Inland Revenue,
 * RWT and NRWT specification document, 2020, 'IRD number validation'. Its upper limit of
 * 150,000,000 is not checked, because it rises.
 */
function couldBeIrdNumber(number: string): boolean {
  if (Number(number) < 10_000_000) return false;
  const digits = Array.from(number.padStart(9, '0'), Number);
  const first = checkDigit(digits, primary);
  return digits[8] === (first === 10 ? checkDigit(digits, secondary) : first);
}

/** True for text that contains an IRD number: 49091850, 49-091-850 or 136 410 132. */
export const holdsIrdNumber = (text: string): boolean =>
  Array.from(text.matchAll(/(?:^|\D)(\d{2,3}([ .-]?)\d{3}\2\d{3})(?!\d)/g)).some(
    ([, number = '']) => couldBeIrdNumber(number.replaceAll(/\D/g, '')),
  );
