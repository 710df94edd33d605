import { css } from '@emotion/css';
import { useCallback, useState } from 'react';
import { tokens } from '#src/design/tokens.ts';
import { machineAddress } from '#src/lab/app/address.ts';
import { sheetClass, viewClass } from '#src/lab/app/lab-style.ts';
import type { TabProps } from '#src/lab/app/tab-props.ts';
import { rewriteAddress } from '#src/lab/app/use-address.ts';
import { Chart } from './chart.tsx';
import { Details } from './details.tsx';
import { Downloads } from './downloads.tsx';
import { Outline } from './outline.tsx';

const aside = css({ display: 'grid', gap: tokens.space[16], minWidth: 0 });
const scrolled = css({ [tokens.media.desktop]: { maxHeight: '60vh', overflow: 'auto' } });

/** A machine's chart, what its parts are for, and the same in words. The address says what is selected. */
export function ChartTab({ entry, layout, search }: TabProps) {
  const [selected, setSelected] = useState(() => new URLSearchParams(search).get('selected'));
  const select = useCallback(
    (part: string) => {
      setSelected(part);
      rewriteAddress(
        machineAddress(entry.id, 'chart', `${new URLSearchParams({ selected: part })}`),
      );
    },
    [entry.id],
  );
  return (
    <div className={viewClass}>
      <div>
        <Chart layout={layout} selected={selected} onSelect={select} />
        <Downloads layout={layout} />
      </div>
      <div className={aside}>
        <div className={sheetClass}>
          <Details model={layout.model} selected={selected} />
        </div>
        <div className={`${sheetClass} ${scrolled}`}>
          <Outline model={layout.model} selected={selected} onSelect={select} />
        </div>
      </div>
    </div>
  );
}
