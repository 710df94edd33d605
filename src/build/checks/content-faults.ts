import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { taxCalendars } from '#content/tax-calendars.ts';
import type { Renderer } from '#src/build/code/renderer.ts';
import { datedRuleFaults } from './dated-rules.ts';
import { deadLinks, type DeadLink } from './dead-links.ts';
import { impossibleDates } from './impossible-dates.ts';
import { pathFaults } from './path-faults.ts';
import { readPage, type ReadPage } from './read-page.ts';
import { repeatedNames } from './repeated-names.ts';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'));

/** The lines of content that write an address, as file:line. */
function linesThatWrite(address: string): readonly string[] {
  const sources = filesIn('content').filter((file) => file.endsWith('.ts'));
  return sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [`'${address}'`, `(${address})`].some((written) => line.includes(written))
          ? [`${file}:${index + 1}`]
          : [],
      ),
  );
}

/** Names a link by the line that contains it; a composed link by the pages that have it. */
function sentenceOf({ address, reason, pages }: DeadLink): string {
  const written = linesThatWrite(address);
  const where = written.length > 0 ? written.join(', ') : `on ${pages.slice(0, 3).join(', ')}`;
  return `${address} leads nowhere: ${reason}. It is linked to in ${where}.`;
}

/** What went wrong, without the class of the error. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message : message;
};

interface Rendered {
  readonly pages: readonly ReadPage[];
  readonly faults: readonly string[];
}

async function renderAll({ sitePaths, renderDocument, origin }: Renderer): Promise<Rendered> {
  const pages: ReadPage[] = [];
  const faults: string[] = [];
  for (const path of new Set(sitePaths())) {
    try {
      const { document, page } = await renderDocument(path, () => ({
        entry: '',
        preloads: [],
        inline: '',
        isEager: false,
        styles: null,
      }));
      pages.push(readPage(path, origin, document));
      faults.push(
        ...impossibleDates(page).map((date) => `${path}: ${date} is not a day of the calendar.`),
      );
    } catch (error) {
      faults.push(reasonOf(error));
    }
  }
  return { pages, faults };
}

/**
 * Renders every page and gives a sentence for each mistake of the content: links and pictures that
 * lead nowhere, names that stand twice, words without a page, pages without words, dated rules that
 * overlap or leave a gap, dates that do not exist.
 */
export async function contentFaults(renderer: Renderer): Promise<readonly string[]> {
  const { sitePaths, wordsPaths, contentLists, origin } = renderer;
  const { pages, faults } = await renderAll(renderer);
  const files = [
    ...filesIn('content/public').map((file) => file.slice('content/public'.length)),
    ...taxCalendars.map(({ path }) => path),
  ];
  const missing = sitePaths().filter((path) => !pages.some((page) => page.path === path));
  // A page that could not be rendered is already reported: accept links to it.
  const dead = deadLinks(pages, origin, new Set([...files, ...missing]));
  return [
    ...pathFaults(sitePaths(), wordsPaths),
    ...faults,
    ...repeatedNames(pages, contentLists),
    ...Object.entries(contentLists.datedRules).flatMap(([list, rules]) =>
      datedRuleFaults(list, rules),
    ),
    ...dead.map(sentenceOf),
  ];
}

/** Rejects with every mistake of the content, a line each. */
export async function refuseBrokenContent(renderer: Renderer): Promise<void> {
  const faults = await contentFaults(renderer);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
