/** Escapes text for one line of Markdown: tapes come from visitors, who may have typed HTML or links. */
export const markdownText = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>|&~]/g, String.raw`\$&`);
