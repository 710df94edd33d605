import type { ReadPage } from './dead-links.ts';

/** Returns a sentence for each description that is given to several drawings. */
export function copiedDescriptions(
  pages: readonly ReadPage[],
  fileOf: (path: string) => string,
): readonly string[] {
  const uses = new Map<string, Map<string, string>>();
  for (const { path, pictures } of pages) {
    for (const { src, alt } of pictures) {
      const files = uses.get(alt) ?? new Map<string, string>();
      uses.set(alt, files.set(src, files.get(src) ?? fileOf(path)));
    }
  }
  return [...uses]
    .filter(([, files]) => files.size > 1)
    .map(
      ([alt, files]) =>
        `${[...files.values()].join(' and ')} describe different drawings by the same words: “${alt}” Write what each shows into its drawingAlt.`,
    );
}
