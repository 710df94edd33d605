/** Joins the classes of an element. Where two of them differ on a rule, the one made later holds. */
export const cx = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
