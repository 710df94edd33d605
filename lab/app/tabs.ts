import type { ComponentType } from 'react';
import { ChartTab } from '#lab/chart/chart-tab.tsx';
import { CoverageTab } from '#lab/coverage/coverage-tab.tsx';
import { ExportTab } from '#lab/export/export-tab.tsx';
import { LiveTab } from '#lab/live/live-tab.tsx';
import { PathsTab } from '#lab/paths-view/paths-tab.tsx';
import { SimulateTab } from '#lab/simulator/simulate-tab.tsx';
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
