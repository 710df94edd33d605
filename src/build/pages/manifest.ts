import * as v from 'valibot';
import type { PageScripts } from '#src/app/document.ts';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
  }),
);

export type Manifest = v.InferOutput<typeof manifestSchema>;

export const parseManifest = (text: string): Manifest => v.parse(manifestSchema, JSON.parse(text));

/** The module that starts the site in a browser. */
export const siteEntry = 'src/app/entry-client.tsx';

/**
 * Returns the scripts of a page that loads these modules: the entry, and every file it imports, so that the HTML can preload them all. Throws for a module that the
 * build does not know.
 */
export function scriptsFor(
  manifest: Manifest,
  modules: readonly string[],
  entryModule = siteEntry,
): Pick<PageScripts, 'entry' | 'preloads'> {
  const seen = new Set<string>();
  /** A module that other files import as well is known by its name alone. */
  const chunkOf = (module: string) =>
    manifest[module] ?? Object.values(manifest).find(({ name }) => module.endsWith(`/${name}.tsx`));
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    const chunk = chunkOf(module);
    if (chunk === undefined) {
      throw new Error(
        `The build made no file for ${module}. Is it the view of an island, by its whole path?`,
      );
    }
    seen.add(module);
    chunk.imports.forEach(visit);
  };
  visit(entryModule);
  modules.forEach(visit);
  const address = (module: string) => `/${chunkOf(module)?.file ?? ''}`;
  const entry = address(entryModule);
  const files = new Set([...seen].map(address));
  return { entry, preloads: [...files].filter((file) => file !== entry) };
}
