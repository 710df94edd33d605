import type { AnyStateMachine } from 'xstate';
import type { PageScript } from './page/page-script.ts';
import type { Scenario } from './scenario.ts';

/** A machine as the lab knows it. */
export interface LabMachine {
  /** The machine's own id. */
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly scenario: Scenario;
  /** The module that exports the scenario, as an exported test imports it. */
  readonly module: string;
  /** The page on which it runs; null for one that another machine runs, or that runs on none. */
  readonly path: string | null;
}

/** What a mask has to know of the fields that people fill in. */
export interface MaskRules {
  /** The names of fields that hold a choice among options, which is nobody's own. */
  readonly choices: readonly string[];
  /** Under these keys stand the fields of a form, each by its name. */
  readonly forms: readonly string[];
  /** Under these keys stands a form as it is posted: `name=value&...`. */
  readonly bodies: readonly string[];
  /** What the project's own rules say of a text in a field, as any text: a masked one is to get the same. */
  readonly verdict: (field: string, text: string) => string;
}

/** The parts of the world that a tester can have answer badly. */
export type WorldAnswer = 'network' | 'location';

/** What a project tells the lab. All but its machines may be left out. */
export interface LabConfig {
  readonly machines: readonly LabMachine[];
  /** How machines are driven through their pages; of two for one machine, the lab shows the first. */
  readonly pages?: readonly PageScript<AnyStateMachine>[];
  readonly mask?: MaskRules;
  /** The effects that reach beyond the page, by their names, and what of the world they ask. */
  readonly effects?: Readonly<Record<string, WorldAnswer>>;
  /** The machines whose views keep to the present: other effects listen to them. */
  readonly withoutViews?: readonly string[];
  /** The folder of helpers for the world around a page, for exported tests; see `WorldAct`. */
  readonly worldFolder?: string;
  /** Files that could not be opened, each with the reason. */
  readonly unopened?: readonly { readonly file: string; readonly reason: string }[];
  /** Other tools that the same server serves, for the lab's header to lead to. */
  readonly tools?: readonly { readonly name: string; readonly address: string }[];
}

/** Nothing is known of any field, so that every text in one counts as somebody's own. */
const noRules: MaskRules = { choices: [], forms: [], bodies: [], verdict: () => '' };

const nothing: Required<LabConfig> = {
  machines: [],
  pages: [],
  mask: noRules,
  effects: {},
  withoutViews: [],
  worldFolder: '',
  unopened: [],
  tools: [],
};

declare global {
  /** A project of CommonJS modules loads this module a second time: both have to know the same. */
  var statelab: Required<LabConfig> | undefined;
}

/** Tells the lab what a project has. Whoever imports the project's `lab.config.ts` has it told. */
export function defineLab(config: LabConfig): LabConfig {
  globalThis.statelab = { ...nothing, ...config };
  return config;
}

/** What the project told the lab; nothing, before it has. */
export const labConfig = (): Required<LabConfig> => globalThis.statelab ?? nothing;

/** The machine of that id; undefined where there is none. */
export const labMachineOf = (id: string): LabMachine | undefined =>
  labConfig().machines.find((candidate) => candidate.id === id);

/** How the machine of that id is driven through its page; undefined where it runs on none. */
export const pageScriptOf = (id: string): PageScript<AnyStateMachine> | undefined =>
  labConfig().pages.find(({ scenario }) => scenario.machine.id === id);
