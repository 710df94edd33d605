import { ChartView, type ChartViewProps } from './chart-view.tsx';
import { useChart, type ChartUse } from './use-chart.ts';

type ChartProps = Omit<ChartViewProps, 'chart'> & ChartUse;

/** A chart to look around in, for a view that has nothing else to do with it. */
export function Chart({ layout, selected, ...props }: ChartProps) {
  return <ChartView chart={useChart({ layout, selected })} {...props} />;
}
