import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';
import { machineAddress } from '#src/lab/app/address.ts';
import { LabContext } from '#src/lab/app/lab-context.ts';
import { Sheet, ChartAndAside } from '#src/lab/app/lab-parts.ts';
import type { TabProps } from '#src/lab/app/tab-props.ts';
import { Chart } from './chart.tsx';
import { Details } from './details.tsx';
import { Downloads } from './downloads.tsx';
import { Outline } from './outline.tsx';

const Aside = styled.div({ display: 'grid', gap: tokens.space[16], minWidth: 0 });
const ScrolledSheet = styled(Sheet)({
  [tokens.media.desktop]: { maxHeight: '60vh', overflow: 'auto' },
});

/** A machine's chart, what its parts are for, and the same in words. The address says what is selected. */
export function ChartTab({ entry, layout, search }: TabProps) {
  const lab = LabContext.useActorRef();
  const selected = new URLSearchParams(search).get('selected');
  const select = (part: string): void => {
    const now = `${new URLSearchParams({ selected: part })}`;
    lab.send({ type: 'ADDRESS.REWRITE', hash: machineAddress(entry.id, 'chart', now) });
  };
  return (
    <ChartAndAside>
      <div>
        <Chart layout={layout} selected={selected} onSelect={select} />
        <Downloads layout={layout} />
      </div>
      <Aside>
        <Sheet>
          <Details model={layout.model} selected={selected} />
        </Sheet>
        <ScrolledSheet>
          <Outline model={layout.model} selected={selected} onSelect={select} />
        </ScrolledSheet>
      </Aside>
    </ChartAndAside>
  );
}
