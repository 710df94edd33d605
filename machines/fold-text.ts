/**
 * Folds text so that it compares without regard to case, macrons and other marks on Latin
 * letters, and the shape of an apostrophe. Every character of the text in its composed form
 * (NFC) gives exactly one, so a place in the folded text is the same place in that form.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[À-ɏḀ-ỿ]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[‘’]/g, "'")
    .toLowerCase();
