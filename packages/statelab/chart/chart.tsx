import { ChartView, type ChartViewProps } from './chart-view.tsx';
import { SelectedPart } from './selected-part.tsx';
import { useChart, type ChartUse } from './use-chart.ts';

type ChartProps = Omit<ChartViewProps, 'chart'> & ChartUse;

/** A chart with its own actor. */
export function Chart({ layout, selected, ...props }: ChartProps) {
  const chart = useChart({ layout, selected });
  return (
    <ChartView chart={chart} {...props}>
      <SelectedPart chart={chart} />
    </ChartView>
  );
}
