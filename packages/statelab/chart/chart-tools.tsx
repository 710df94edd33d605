import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { lab } from '#statelab/messages/chart.ts';
import { Controls, Tool } from '#statelab/app/lab-parts.ts';
import { rovingTabIndex } from '#statelab/app/roving-tab-index.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { SearchField } from '#statelab/design/search-field.tsx';
import { collapsible } from './collapse.ts';
import type { ChartModel } from '#statelab/machine/model.ts';
import { stateOptions, transitionOptions } from './part-texts.ts';
import type { ChartActor } from './use-chart.ts';
import type { Viewport } from './use-viewport.ts';

interface ChartToolsProps {
  readonly model: ChartModel;
  readonly viewport: Viewport;
  readonly chart: ChartActor;
  readonly selected: string | null;
  readonly onSelect: (part: string) => void;
}

const { chart: words } = lab;

const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[8] });

/** With fewer states, all are neighbours. */
const few = 4;

/** The toolbar of a chart: zoom, folding and search. */
export function ChartTools({ model, viewport, chart, selected, onSelect }: ChartToolsProps) {
  const isNear = useSelector(chart, ({ context }) => context.isNear === true);
  const percent = words.zoom(Math.round(viewport.zoom * 100));
  const parts = useMemo(() => [...stateOptions(model), ...transitionOptions(model)], [model]);
  const { zoomIn, zoomOut, fit, showActualSize } = viewport;
  return (
    <Controls>
      <Buttons ref={rovingTabIndex} role="toolbar" aria-label={words.tools}>
        <Tool type="button" onClick={zoomOut} aria-label={words.zoomOut}>
          −
        </Tool>
        <Tool type="button" onClick={zoomIn} aria-label={words.zoomIn}>
          +
        </Tool>
        <Tool type="button" onClick={() => fit('whole')}>
          {words.fit}
        </Tool>
        <Tool type="button" onClick={() => fit('width')}>
          {words.fitWidth}
        </Tool>
        <Tool
          type="button"
          onClick={showActualSize}
          aria-label={words.actualSize(percent)}
          title={words.actualSize(percent)}
        >
          {percent}
        </Tool>
        {model.states.length > few && (
          <Tool
            type="button"
            aria-pressed={isNear}
            title={words.neighboursOf}
            onClick={() => chart.send({ type: 'NEIGHBOURS.SHOW', isNear: !isNear })}
          >
            {words.neighbours}
          </Tool>
        )}
        {collapsible(model).length > 0 && (
          <>
            <Tool type="button" onClick={() => chart.send({ type: 'COLLAPSE.ALL' })}>
              {words.foldAll}
            </Tool>
            <Tool type="button" onClick={() => chart.send({ type: 'EXPAND.ALL' })}>
              {words.unfoldAll}
            </Tool>
          </>
        )}
      </Buttons>
      <SearchField
        key={model.id}
        label={words.find}
        options={parts}
        chosen={selected}
        onChoose={onSelect}
        isInRow
      />
    </Controls>
  );
}
