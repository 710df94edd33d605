import type { AnyStateMachine } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import { isScenario } from '#statelab/machine/found-machines.ts';
import type { PageScript } from '#statelab/page-script.ts';

type Module = Readonly<Record<string, unknown>>;
type AnyPage = PageScript<AnyStateMachine>;

export interface MachineFolders {
  readonly machines: readonly LabMachine[];
  readonly pages: readonly AnyPage[];
}

const isPage = (value: unknown): value is AnyPage =>
  typeof value === 'object' && value !== null && 'canHappen' in value;

/** 'sticky-bar' becomes 'stickyBar'. */
const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function folderOf(name: string, moduleAt: (file: string) => Module | undefined) {
  const exercise = moduleAt(`${name}.scenario.ts`);
  const scenario = exercise?.[`${camelCase(name)}Scenario`];
  if (!isScenario(scenario)) {
    throw new Error(
      `machines/${name} has no ${name}.scenario.ts that exports ${camelCase(name)}Scenario: write what can happen to the machine.`,
    );
  }
  const scripts = Object.values(moduleAt(`${name}.page.ts`) ?? {}).filter(isPage);
  if (scripts.length === 0 && typeof exercise?.['noPage'] !== 'string') {
    throw new Error(
      `machines/${name} has no ${name}.page.ts: write how a visitor presses it, or say that it has no page. The scenario's file says why, as noPage.`,
    );
  }
  // Of two pages, the lab shows the one of the folder's own scenario.
  const own = scripts.filter((script) => script.scenario === scenario);
  return { scenario, pages: [...new Set([...own, ...scripts])] };
}

/** The machines and their pages, by the modules of machines/. Throws a sentence for a file that is missing. */
export function machineFolders(modules: Readonly<Record<string, Module>>): MachineFolders {
  const files = new Map(
    Object.entries(modules).map(([path, module]) => [
      path.split(/[\\/]/).slice(-2).join('/'),
      module,
    ]),
  );
  const names = [...files.keys()].flatMap(
    (file) => /^(.+)\/\1\.machine\.ts$/.exec(file)?.[1] ?? [],
  );
  const folders = names.toSorted().map((name) => ({
    name,
    ...folderOf(name, (file) => files.get(`${name}/${file}`)),
  }));
  return {
    machines: folders.map(({ name, scenario, pages }) => ({
      id: scenario.machine.id,
      machine: scenario.machine,
      scenario,
      module: `#machines/${name}/${name}.scenario.ts`,
      path: pages[0]?.path ?? null,
    })),
    pages: folders.flatMap(({ pages }) => pages),
  };
}

/** In Node, where no bundler lists the files. */
async function readFolders(): Promise<Record<string, Module>> {
  const root = new URL(/* @vite-ignore */ '../machines/', import.meta.url);
  const { readdirSync } = process.getBuiltinModule('node:fs');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^\\/]+[\\/][^\\/]+\.(?:machine|scenario|page)\.ts$/.test(file),
  );
  const modules = files.map(async (file): Promise<[string, Module]> => {
    const module: Module = await import(/* @vite-ignore */ new URL(file, root).href);
    return [file, module];
  });
  return Object.fromEntries(await Promise.all(modules));
}

const env: unknown = import.meta.env;

/** What the folders of machines/ hold. */
export const { machines: labMachines, pages: pageScripts } = machineFolders(
  env === undefined
    ? await readFolders()
    : import.meta.glob('../machines/*/*.{machine,scenario,page}.ts', { eager: true }),
);
