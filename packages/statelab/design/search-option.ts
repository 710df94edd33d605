export interface SearchOption {
  readonly value: string;
  /** Such as 'state' or 'event'. */
  readonly kind: string;
  readonly label: string;
  /** More text to search, not shown. */
  readonly description: string;
}

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s.|_-]+/)
    .filter(Boolean);

/** Lower is better; undefined without a match. */
function rankOf(option: SearchOption, typed: readonly string[]): number | undefined {
  const name = option.label.toLowerCase();
  const text = wordsIn(`${option.kind} ${option.label} ${option.description}`).join(' ');
  if (!typed.every((word) => text.includes(word))) return undefined;
  return typed.every((word) => name.includes(word)) ? 0 : 1;
}

/** The options with every word of the query, matches in the label first. */
export function searchOptions(
  options: readonly SearchOption[],
  query: string,
): readonly SearchOption[] {
  const typed = wordsIn(query);
  return options
    .flatMap((option) => {
      const rank = rankOf(option, typed);
      return rank === undefined ? [] : [{ option, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
