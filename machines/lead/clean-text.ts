const breaks = /\r\n?|[\n\f\x85\u2028\u2029]/g;

/**
 * Characters that nobody sees. Joiners and variation selectors stay in emoji and in scripts other than
 * Latin, which need them.
 */
const invisible =
  /(?!\n|(?<=[^\0-\u024f\p{C}\p{P}\p{Z}])(?:\p{VS}|[\u200c\u200d](?=[^\0-\u024f\p{C}\p{P}\p{Z}])))[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu;

/**
 * What a visitor sees of typed or pasted text: without invisible characters, each line break as \n, or
 * as a space in a field of one line, and each tab as a space.
 */
export const cleanText = (text: string, lineBreak: ' ' | '\n' = ' '): string =>
  text
    .replace(breaks, lineBreak)
    .replace(/[\t\v]/g, ' ')
    .replace(invisible, '')
    .trim();

/** An address with the domain in ASCII, as mail servers need it: kūmara.nz becomes xn--kmara-lfb.nz. */
export function withAsciiDomain(email: string): string {
  const [, name, domain] =
    /^(.+@)([\p{L}\p{M}\p{N}.-]*[^\0-\x7f][\p{L}\p{M}\p{N}.-]*)$/u.exec(email) ?? [];
  try {
    return name === undefined ? email : name + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}
