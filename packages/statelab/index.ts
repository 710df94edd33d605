/** What a project imports of the lab: its configuration, scenarios and page scripts. */
export { defineLab, type LabConfig, type LabMachine, type MaskRules } from './config.ts';
export type { EventCase, Outcome, Outcomes, Scenario, Step, StepResult } from './scenario.ts';
export { control, fill, find, key, leave, open, press, select, world } from './act.ts';
export { definePage } from './page/define-page.ts';
export { drive, type Driver } from '#statelab/explore/drive.ts';
