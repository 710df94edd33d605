import type { ChartLayout } from './layout.ts';
import type { LabMachine } from '#statelab/config.ts';

/** A tab is mounted while it is shown, and Live until another machine's is. */
export interface TabProps {
  readonly entry: LabMachine;
  readonly layout: ChartLayout;
  /** The hash's search parameters; a tab may store its view there. */
  readonly search: string;
}
