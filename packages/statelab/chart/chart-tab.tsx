import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { tokens } from '#statelab/design/tokens.ts';
import { lab } from '#statelab/messages/chart.ts';
import { machineHash } from '#statelab/app/url-hash.ts';
import { LabContext } from '#statelab/app/lab-context.ts';
import { ChartAndAside, Heading, Sheet } from '#statelab/app/lab-parts.ts';
import { useLabActor } from '#statelab/app/lab-actors.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { modelChecksMachine } from '#statelab/check/findings.machine.ts';
import { ModelChecks } from '#statelab/check/findings-panel.tsx';
import { ChartView } from './chart-view.tsx';
import { Downloads } from './downloads.tsx';
import { Outline } from './outline.tsx';
import { SelectedPart } from './selected-part.tsx';
import { chartMachine } from './chart.machine.ts';

const { details: words } = lab;

const Aside = styled.div({ display: 'grid', gap: tokens.space[16], minWidth: 0 });
const ScrolledSheet = styled(Sheet)({
  [tokens.media.desktop]: { maxHeight: '60vh', overflow: 'auto' },
});

/** The chart of a machine, its outline and its checks. The URL contains the selected part. */
export function ChartTab({ entry, layout, search }: TabProps) {
  const shell = LabContext.useActorRef();
  const selected = new URLSearchParams(search).get('selected');
  const chart = useLabActor(chartMachine, { layout, selected });
  useEffect(() => {
    chart.send({ type: 'PART.SELECT', part: selected });
  }, [chart, selected]);
  const shown = useSelector(chart, ({ context }) => context.layout);
  const checks = useLabActor(modelChecksMachine, { machine: entry.id });
  const findings = useSelector(checks, ({ context }) => context.findings);
  // Numbers the transitions of an endless loop.
  const overlay = useMemo(
    () => ({ path: findings.flatMap(({ transitions = [] }) => transitions) }),
    [findings],
  );
  const { model } = layout;
  const select = (part: string): void => {
    const now = `${new URLSearchParams({ selected: part })}`;
    shell.send({ type: 'HASH.REPLACE', hash: machineHash(entry.id, 'chart', now) });
  };
  return (
    <ChartAndAside>
      <div>
        <ChartView chart={chart} overlay={overlay} onSelect={select} />
        <Downloads key={shown.folded.join(' ')} machine={entry.machine} layout={shown} />
      </div>
      <Aside>
        <Sheet aria-live="polite">
          <Heading>{words.heading}</Heading>
          <SelectedPart chart={chart} none={words.none} />
        </Sheet>
        <ScrolledSheet>
          <Outline model={model} selected={selected} onSelect={select} />
        </ScrolledSheet>
        <ModelChecks checks={checks} />
      </Aside>
    </ChartAndAside>
  );
}
