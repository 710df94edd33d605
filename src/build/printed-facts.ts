import type { Plugin } from 'vite';
import { facts, type Fact, type FactId } from '#content/facts.ts';
import { notesOf } from '#content/fact-notes.ts';

const known: Readonly<Record<string, Fact>> = facts;
const isFactId = (id: string): id is FactId => id in known;

const figures = /\bfacts\.(\w+)\.(figure|wording|time|note\.text)\b/g;
const notes = /\bnotesOf\(\[([^\]]*)\]\)/g;

/** Puts the words of each fact in the place where a page quotes it. */
export const printFacts = (code: string): string =>
  code
    .replace(figures, (quoted, id: string, part: string) => {
      const { note, ...words } = known[id] ?? {};
      const said = { ...words, 'note.text': note?.text }[part];
      return said === undefined ? quoted : JSON.stringify(said);
    })
    .replace(notes, (_, ids: string) =>
      JSON.stringify(notesOf(ids.match(/\w+/g)?.filter(isFactId) ?? [])),
    );

/**
 * A Vite plugin that resolves the facts in the words of each page while the browser's code is
 * built. A page then brings the facts it prints, and not all that the site knows.
 */
export const printedFacts = (): Plugin => ({
  name: 'printed-facts',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /\/content\/.+\.ts$/ },
    handler: (code, id) => (id.endsWith('/facts.ts') ? undefined : printFacts(code)),
  },
});
