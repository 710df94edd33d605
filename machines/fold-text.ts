/**
 * Folds text to compare it without case, macrons and other marks on Latin letters, and shapes of
 * apostrophes. Every character of the composed text (NFC) becomes exactly one, so positions in both
 * are the same.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[À-ɏḀ-ỿ]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[‘’]/g, "'")
    .toLowerCase();
