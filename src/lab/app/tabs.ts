import type { ComponentType } from 'react';
import { ChartTab } from '#src/lab/chart/chart-tab.tsx';
import { CoverageTab } from '#src/lab/coverage/coverage-tab.tsx';
import { ExportTab } from '#src/lab/export/export-tab.tsx';
import { LiveTab } from '#src/lab/live/live-tab.tsx';
import { PathsTab } from '#src/lab/paths-view/paths-tab.tsx';
import { SimulateTab } from '#src/lab/simulator/simulate-tab.tsx';
import type { TabId } from './tab-ids.ts';
import type { TabProps } from './tab-props.ts';

/** What each view of a machine shows. */
export const tabs: Readonly<Record<TabId, ComponentType<TabProps>>> = {
  chart: ChartTab,
  live: LiveTab,
  simulate: SimulateTab,
  paths: PathsTab,
  coverage: CoverageTab,
  export: ExportTab,
};
