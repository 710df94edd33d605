import { importedFile } from './imported-file.ts';

/** A file’s imports: static, dynamic and by glob. Type imports are left to `tsc`. */
const imports =
  /(?:(?:^|\n)(?:import|export)(?! type\b)[^';]*|\bimport\(\s*|import\.meta\.glob[^(]*\(\s*)'([^']+)'/g;

const patternOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))}$`,
  );

/** The files that import each file. */
function importersOf(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  const note = (imported: string, importer: string): void => {
    const known = importers.get(imported);
    if (known) known.push(importer);
    else importers.set(imported, [importer]);
  };
  for (const [file, text] of sources) {
    for (const [, name = ''] of text.matchAll(imports)) {
      const path = importedFile(name, file);
      if (path === undefined) continue;
      if (!path.includes('*')) note(path, file);
      else for (const taken of sources.keys()) if (patternOf(path).test(taken)) note(taken, file);
    }
  }
  return importers;
}

/** Tests that need no built site. */
const isUnitTest = (file: string): boolean =>
  /^(?:packages\/statelab\/)?tests\/(?!site\/|own\/|contributing\/).*\.test\.tsx?$/.test(file);

const isOfLab = (file: string): boolean => /^(?:packages\/statelab|lab|tests\/lab)\//.test(file);

/**
 * The unit tests that load a changed file, nearest first: those that import it, then those that
 * import its importers. The lab, which loads every machine, comes last unless it changed. Paths are
 * relative to the project; `sources` are the texts of all its modules.
 */
export function nearestTests(
  changed: readonly string[],
  sources: ReadonlyMap<string, string>,
): readonly string[] {
  const importers = importersOf(sources);
  const reached = new Set(changed);
  // A set iterates in insertion order, so the nearest come first.
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  const tests = [...reached].filter((file) => isUnitTest(file) && sources.has(file));
  if (changed.some(isOfLab)) return tests;
  return [...tests.filter((file) => !isOfLab(file)), ...tests.filter(isOfLab)];
}
