import type { ChartLayout } from '#statelab/chart/layout.ts';
import type { LabMachine } from '#statelab/config.ts';

/** What each tab of a machine is given. A tab is mounted while it is shown. */
export interface TabProps {
  readonly entry: LabMachine;
  readonly layout: ChartLayout;
  /** What the address says after `?`; a tab may keep its view there. */
  readonly search: string;
}
