/**
 * True for a number that looks like a New Zealand mobile (02), landline (03 to 09, seven digits not
 * starting with 0 or 1) or free number (0800, 0508), or any other country's number with a plus.
 *
 * The field is optional, so views only warn. The patterns agree with libphonenumber's full metadata
 * on the cases in the tests.
 */
export function looksLikePhoneNumber(typed: string): boolean {
  const digits = typed.replace(/[\s().\p{Pd}]/gu, '');
  const local = digits.replace(/^(?:\+|00)?640?/, '0');
  return (
    /^02(?:1\d{6,8}|\d{8,9})$/.test(local) ||
    /^0[34679][2-9]\d{6}$/.test(local) ||
    /^0(?:800|508)\d{6,7}$/.test(local) ||
    (/^\+\d{8,15}$/.test(digits) && !digits.startsWith('+64'))
  );
}
