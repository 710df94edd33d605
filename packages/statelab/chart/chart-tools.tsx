import { useMemo } from 'react';
import { Controls, Tool } from '#statelab/design/lab-parts.ts';
import { SearchField } from '#statelab/design/search-field.tsx';
import { collapsible } from './collapse.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';
import { partTexts } from './part-texts.ts';
import type { ChartActor, Zoom } from './use-zoom.ts';

interface ChartToolsProps {
  readonly model: ChartModel;
  readonly zooming: Zoom;
  readonly chart: ChartActor;
  readonly onSelect: (part: string) => void;
}

/** The tools of a chart: zoom, folding and search. */
export function ChartTools({ model, zooming, chart, onSelect }: ChartToolsProps) {
  const { zoom, zoomBy, fit } = zooming;
  const percent = `${Math.round(zoom * 100)}%`;
  const parts = useMemo(() => partTexts(model), [model]);
  return (
    <Controls>
      <Controls role="group" aria-label="Chart tools">
        <Tool type="button" onClick={() => zoomBy(1 / 1.25)} aria-label="Zoom out">
          −
        </Tool>
        <Tool type="button" onClick={() => zoomBy(1.25)} aria-label="Zoom in">
          +
        </Tool>
        <Tool type="button" onClick={fit}>
          Fit
        </Tool>
        <Tool
          type="button"
          onClick={() => zoomBy(1 / zoom)}
          aria-label={`Actual size, now ${percent}`}
        >
          {percent}
        </Tool>
        {collapsible(model).length > 0 && (
          <>
            <Tool type="button" onClick={() => chart.send({ type: 'COLLAPSE.ALL' })}>
              Fold all
            </Tool>
            <Tool type="button" onClick={() => chart.send({ type: 'EXPAND.ALL' })}>
              Unfold all
            </Tool>
          </>
        )}
      </Controls>
      <SearchField
        label="Find a state, event, guard or action"
        options={parts}
        onChoose={onSelect}
      />
    </Controls>
  );
}
