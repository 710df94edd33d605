import { ledgerIds } from '#content/facts.ts';
import { taxCalendars } from '#content/tax-calendars.ts';
import { loadRenderer, type Renderer } from '#src/build/code/renderer.ts';
import { filesIn, lineFaults, placesOf, readContent } from './content-lines.ts';
import { bandFaults, datedRuleFaults } from './dated-rules.ts';
import { deadLinks, readPage, type ReadPage } from './dead-links.ts';
import { pathFaults, repeatedNames } from './repeated-names.ts';

const reasonOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message : message;
};

const listed = (places: readonly string[]): string => {
  const more = places.length - 3;
  return [...places.slice(0, 3), ...(more > 0 ? [`${more} more`] : [])].join(', ');
};

interface Rendered {
  readonly pages: readonly ReadPage[];
  /** Paths that failed to render, by reason. */
  readonly failed: ReadonlyMap<string, readonly string[]>;
}

async function renderAll({ sitePaths, renderDocument, origin }: Renderer): Promise<Rendered> {
  const pages: ReadPage[] = [];
  const failed = new Map<string, readonly string[]>();
  for (const path of new Set(sitePaths())) {
    try {
      const { document } = await renderDocument(path, () => ({
        entry: '',
        preloads: [],
        inline: '',
        isEager: false,
        styles: null,
      }));
      pages.push(readPage(path, origin, document));
    } catch (error) {
      const reason = reasonOf(error);
      failed.set(reason, [...(failed.get(reason) ?? []), path]);
    }
  }
  return { pages, failed };
}

/**
 * Renders every page and returns a sentence for each error of the content: links and pictures that
 * lead nowhere, repeated names, words without a page, pages without words, tax bands and dated
 * rules that overlap or leave a gap, dates that do not exist, figures without an entry.
 * `ledger` are the ids of all entries.
 */
export async function contentFaults(
  load: () => Promise<Renderer>,
  ledger: ReadonlySet<string>,
): Promise<readonly string[]> {
  const lines = readContent();
  const written = lineFaults(lines, ledger);
  const renderer = await load().catch((error: unknown) => {
    if (written.length === 0) throw error;
  });
  // Content that every page needs is broken: its line is already reported.
  if (renderer === undefined) return written;
  const { sitePaths, wordsPaths, contentLists, origin } = renderer;
  const { pages, failed } = await renderAll(renderer);
  const files = [
    ...filesIn('content/public').map((file) => file.slice('content/public'.length)),
    ...taxCalendars.map(({ path }) => path),
    // A page that could not be rendered is already reported: accept links to it.
    ...[...failed.values()].flat(),
  ];
  /** The file of a page's words, or its path if a list of content makes the page. */
  const fileOf = (path: string): string =>
    wordsPaths.includes(path) ? `content/pages${path === '/' ? '/home' : path}.ts` : path;
  return [
    ...written,
    ...pathFaults(sitePaths(), wordsPaths),
    ...[...failed].map(([reason, paths]) => `${listed(paths.map(fileOf))}: ${reason}`),
    ...repeatedNames(pages, contentLists),
    ...Object.entries(contentLists.schedules).flatMap(([list, schedules]) =>
      bandFaults(list, schedules),
    ),
    ...Object.entries(contentLists.datedRules).flatMap(([list, rules]) =>
      datedRuleFaults(list, rules),
    ),
    ...deadLinks(pages, origin, new Set(files)).map((link) => {
      const places = placesOf(lines, link.address);
      // A composed address is in no line: its pages say where to look.
      const where = listed(places.length > 0 ? places : link.pages.map(fileOf));
      return `${where}: ${link.address} leads nowhere: ${link.reason}.`;
    }),
  ];
}

/** Loads a built renderer. Rejects with every error of the content, one a line. */
export async function loadCheckedRenderer(file: string): Promise<Renderer> {
  const load = () => loadRenderer(file);
  const faults = await contentFaults(load, ledgerIds);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return load();
}
