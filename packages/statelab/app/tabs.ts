import type { ComponentType } from 'react';
import { ChartTab } from '#statelab/chart/chart-tab.tsx';
import { CoverageTab } from '#statelab/coverage/coverage-tab.tsx';
import { ExportTab } from '#statelab/export/export-tab.tsx';
import { LiveTab } from '#statelab/live/live-tab.tsx';
import { PathsTab } from '#statelab/paths-view/paths-tab.tsx';
import { SimulateTab } from '#statelab/simulator/simulate-tab.tsx';
import type { TabId } from './url-hash.ts';
import type { TabProps } from './tab-props.ts';

export const tabs: Readonly<Record<TabId, ComponentType<TabProps>>> = {
  chart: ChartTab,
  live: LiveTab,
  simulate: SimulateTab,
  paths: PathsTab,
  coverage: CoverageTab,
  export: ExportTab,
};
