/** What a setting lists with commas between. */
export const listOf = (setting: string | undefined): readonly string[] =>
  (setting ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
