/** Text on one line that Markdown takes for nothing but text: tapes come from visitors. */
export const markdownText = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>|&~]/g, String.raw`\$&`);
