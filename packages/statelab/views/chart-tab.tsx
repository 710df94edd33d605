import styled from '@emotion/styled';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { media } from '#statelab/design/tokens.ts';
import { machineHash } from '#statelab/design/url-hash.ts';
import { replaceHash } from '#statelab/design/browser-hash.ts';
import { ChartAndAside, Sheet, Stack } from '#statelab/design/lab-parts.ts';
import type { TabProps } from '#statelab/chart/tab-props.ts';
import { checkMachine } from './ask-worker.ts';
import { ModelChecks } from './findings-panel.tsx';
import { ChartView } from '#statelab/chart/chart-view.tsx';
import { Downloads } from '#statelab/chart/downloads.tsx';
import { Outline } from '#statelab/chart/outline.tsx';
import { SelectedPart } from '#statelab/chart/selected-part.tsx';
import { chartMachine } from '#statelab/chart/chart.machine.ts';

const ScrolledSheet = styled(Sheet)({
  [media.desktop]: { maxHeight: '60vh', overflow: 'auto' },
});

/** The chart of a machine, its outline and its checks. The URL contains the selected part. */
export function ChartTab({ entry, layout, search }: TabProps) {
  const chart = useActorRef(chartMachine, {
    input: { layout, selected: new URLSearchParams(search).get('selected') },
  });
  const { layout: shown, selected } = useSelector(chart, ({ context }) => context);
  useEffect(() => {
    if (selected === null) return;
    replaceHash(machineHash(entry.id, 'chart', `${new URLSearchParams({ selected })}`));
  }, [entry, selected]);
  const checks = useActorRef(checkMachine, { input: { machine: entry.id } });
  const findings = useSelector(checks, ({ output }) => output?.findings);
  // Numbers the transitions of an endless loop.
  const overlay = useMemo(
    () => ({ path: (findings ?? []).flatMap(({ transitions = [] }) => transitions) }),
    [findings],
  );
  const { model } = layout;
  const select = (part: string): void => chart.send({ type: 'PART.SELECT', part });
  return (
    <ChartAndAside>
      <div>
        <ChartView chart={chart} overlay={overlay} />
        <Downloads layout={shown} />
      </div>
      <Stack>
        <Sheet aria-live="polite">
          <h2>Selected</h2>
          <SelectedPart
            chart={chart}
            none="Choose a state in the chart or the outline to see its description."
          />
        </Sheet>
        <ScrolledSheet>
          <Outline model={model} selected={selected} onSelect={select} />
        </ScrolledSheet>
        <ModelChecks machine={entry.id} checks={checks} />
      </Stack>
    </ChartAndAside>
  );
}
