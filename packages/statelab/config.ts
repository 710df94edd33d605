import type { AnyStateMachine } from 'xstate';
import type { PageScript } from './page-script.ts';
import type { Scenario } from './scenario.ts';

/** A machine of the lab. */
export interface LabMachine {
  /** The machine's own id. */
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly scenario: Scenario;
  /** The export of a file that was opened alone. */
  readonly exportName?: string;
  /** The module that exports the scenario, as an exported test imports it. */
  readonly module: string;
  /** The path of the page on which it runs; null if it runs on none, or as a child. */
  readonly path: string | null;
}

/** What a mask knows of form fields. */
export interface MaskRules {
  /** The fields with a choice among options, which is not personal. */
  readonly choices: readonly string[];
  /** The keys of objects with a form's fields by name. */
  readonly forms: readonly string[];
  /** The keys of form-encoded bodies: `name=value&...`. */
  readonly bodies: readonly string[];
  /** The result of the project's validation of a field. A masked text gets the same. */
  readonly verdict: (field: string, text: string) => string;
}

/** The built site of a project, which tapes are recorded and replayed on. */
export interface SiteConfig {
  /** The folder of the built site, such as 'dist'. */
  readonly folder: string;
  /** The command that builds it, such as 'npm run build'. It runs if a source is newer. */
  readonly build: string;
  /** The files and folders that it is built from. */
  readonly sources: readonly string[];
  /** The beginnings of storage keys that are not compared, such as those of scroll positions. */
  readonly unsteady?: readonly string[];
}

/** The signs by which a page tells what it does. Without one, nothing waits for it or looks at it. */
export interface PageSigns {
  /** A selector of what is there once a page can be used, such as 'html[data-hydrated]'. */
  readonly ready?: string;
  /** The attributes of a view that name its machine and the machine's state. */
  readonly machine?: string;
  readonly state?: string;
}

/** The configuration of a project. */
export interface LabConfig {
  readonly machines: readonly LabMachine[];
  /** How machines are driven through their pages. Of two for one machine, the lab shows the first. */
  readonly pages?: readonly PageScript<AnyStateMachine>[];
  readonly mask?: MaskRules;
  /** The names of the effects that reach beyond the page. The lab ends them with an outcome. */
  readonly effects?: readonly string[];
  /** The folder of helpers for the world around a page, for exported tests; see `WorldAct`. */
  readonly worldFolder?: string;
  /** The folder of recorded tapes. The gate checks it by default, and the lab shows its verdicts. */
  readonly tapes?: string;
  readonly site?: SiteConfig;
  readonly signs?: PageSigns;
  /** Files that could not be opened, each with the reason. */
  readonly unopened?: readonly { readonly file: string; readonly reason: string }[];
}

/** Without rules, every text in a field is personal. */
const noRules: MaskRules = { choices: [], forms: [], bodies: [], verdict: () => '' };

const nothing: Required<LabConfig> = {
  machines: [],
  pages: [],
  mask: noRules,
  effects: [],
  worldFolder: '',
  tapes: '',
  site: { folder: '', build: '', sources: [] },
  signs: {},
  unopened: [],
};

declare global {
  /** A CommonJS project loads this module twice; both share the configuration. */
  var statelab: Required<LabConfig> | undefined;
}

/** Configures the lab. Importing a project's `lab.config.ts` calls it. */
export function defineLab(config: LabConfig): LabConfig {
  globalThis.statelab = { ...nothing, ...config };
  return config;
}

/** The project's configuration; empty before `defineLab`. */
export const labConfig = (): Required<LabConfig> => globalThis.statelab ?? nothing;

export const labMachineOf = (id: string): LabMachine | undefined =>
  labConfig().machines.find((candidate) => candidate.id === id);

/** The page script of a machine, of a page if several run it. */
export function pageScriptOf(id: string, path?: string): PageScript<AnyStateMachine> | undefined {
  const scripts = labConfig().pages.filter(({ scenario }) => scenario.machine.id === id);
  return scripts.find((script) => script.path === path?.split(/[?#]/)[0]) ?? scripts[0];
}
