import { existsSync } from 'node:fs';
import { taxCalendars } from '#content/tax-calendars.ts';
import type { Renderer } from '#src/build/code/renderer.ts';
import { filesIn, lineFaults, placesOf, readContent, type ContentLine } from './content-lines.ts';
import { copiedDescriptions } from './copied-descriptions.ts';
import { bandFaults, datedRuleFaults } from './dated-rules.ts';
import { deadLinks, readPage, type ReadPage } from './dead-links.ts';
import { formFaults } from './form-faults.ts';
import { pathFaults, repeatedNames } from './repeated-names.ts';

const reasonOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message : message;
};

const listed = (places: readonly string[]): string => {
  const more = places.length - 3;
  return [...places.slice(0, 3), ...(more > 0 ? [`${more} more`] : [])].join(', ');
};

/** The file of a page's words, or its path if a list of content makes the page. */
function fileOf(path: string): string {
  const file = `content/pages${path === '/' ? '/home' : path}.ts`;
  return existsSync(file) ? file : path;
}

/**
 * Checks the content of a renderer, and collects what is wrong with it while its pages are rendered.
 * `ledger` are the ids of all entries.
 */
export function contentCheck(
  { sitePaths, contentLists, origin }: Pick<Renderer, 'sitePaths' | 'contentLists' | 'origin'>,
  ledger: ReadonlySet<string>,
) {
  const pages: ReadPage[] = [];
  /** Paths that failed to render, by reason. */
  const failed = new Map<string, readonly string[]>();
  const deadLinkFaults = (lines: readonly ContentLine[]): readonly string[] => {
    const files = [
      ...filesIn('content/public').map((file) => file.slice('content/public'.length)),
      ...taxCalendars.map(({ path }) => path),
      // A page that could not be rendered is already reported: accept links to it.
      ...[...failed.values()].flat(),
    ];
    return deadLinks(pages, origin, new Set(files)).map((link) => {
      const places = placesOf(lines, link.address);
      // No line contains an address that code composes, so the sentence names the pages that link to it.
      const where = listed(places.length > 0 ? places : link.pages.map(fileOf));
      return `${where}: ${link.address} leads nowhere: ${link.reason}.`;
    });
  };
  return {
    // A substring keeps the whole document in memory, so the check keeps copies.
    read: (path: string, document: string): void =>
      void pages.push(structuredClone(readPage(path, origin, document))),
    fail(path: string, error: unknown): void {
      const reason = reasonOf(error);
      failed.set(reason, [...(failed.get(reason) ?? []), path]);
    },
    /**
     * A sentence for each error: links and pictures that lead nowhere, repeated names, pages that
     * could not be rendered, tax bands and dated rules that overlap or leave a gap, dates that do not
     * exist, figures without an entry, fields without a word, copied descriptions of drawings.
     */
    faults(): readonly string[] {
      const lines = readContent();
      return [
        ...lineFaults(lines, ledger),
        ...formFaults(),
        ...pathFaults(sitePaths()),
        ...[...failed].map(([reason, paths]) => `${listed(paths.map(fileOf))}: ${reason}`),
        ...repeatedNames(pages, contentLists),
        ...copiedDescriptions(pages, fileOf),
        ...Object.entries(contentLists.schedules).flatMap(([list, schedules]) =>
          bandFaults(list, schedules),
        ),
        ...Object.entries(contentLists.datedRules).flatMap(([list, rules]) =>
          datedRuleFaults(list, rules),
        ),
        ...deadLinkFaults(lines),
      ];
    },
  };
}

/**
 * Loads a renderer. If it cannot be loaded because of content that every page needs, rejects with
 * the lines that are wrong.
 */
export async function loadContent(
  load: () => Promise<Renderer>,
  ledger: ReadonlySet<string>,
): Promise<Renderer> {
  try {
    return await load();
  } catch (error) {
    const lines = lineFaults(readContent(), ledger);
    throw lines.length === 0 ? error : new Error(lines.join('\n'));
  }
}

const noScripts = { entry: '', preloads: [], inline: '', styles: null };

/** Renders every page and returns a sentence for each error of the content. */
export async function contentFaults(
  renderer: Renderer,
  ledger: ReadonlySet<string>,
): Promise<readonly string[]> {
  const check = contentCheck(renderer, ledger);
  for (const path of new Set(renderer.sitePaths())) {
    await renderer
      .renderDocument(path, () => noScripts)
      .then(
        ({ document }) => check.read(path, document),
        (error: unknown) => check.fail(path, error),
      );
  }
  return check.faults();
}
