/** Something that a search offers. */
export interface SearchOption {
  /** What is chosen with it. */
  readonly value: string;
  /** What it is, in a word. */
  readonly kind: string;
  readonly label: string;
  /** What else it can be found by. */
  readonly description: string;
}

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s.|_-]+/)
    .filter(Boolean);

/** How well an option suits what is typed: the lower, the better; undefined where it does not. */
function rankOf(option: SearchOption, typed: readonly string[]): number | undefined {
  const name = option.label.toLowerCase();
  const text = wordsIn(`${option.kind} ${option.label} ${option.description}`).join(' ');
  if (!typed.every((word) => text.includes(word))) return undefined;
  return typed.every((word) => name.includes(word)) ? 0 : 1;
}

/** The options that hold every word that is typed, those whose own name holds them first. */
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
