import styled from '@emotion/styled';
import { coverage as words } from '#statelab/messages/coverage.ts';
import { chartColours, heatWidths } from '#statelab/chart/drawing-style.ts';
import { Note } from '#statelab/app/lab-parts.ts';
import { tokens } from '#statelab/design/tokens.ts';
import type { HeatRange } from './heat.ts';

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[4]} ${tokens.space[16]}`,
  margin: `0 0 ${tokens.space[16]}`,
  padding: 0,
  listStyle: 'none',
  fontSize: tokens.size.small,
  '& li': { display: 'flex', alignItems: 'center', gap: tokens.space[8] },
});

const colourOf = (name: keyof typeof chartColours): string =>
  `light-dark(${chartColours[name].join(', ')})`;

function Sample({ colour, width, dashes }: { colour: string; width: number; dashes?: string }) {
  return (
    <svg width={36} height={10} aria-hidden="true">
      <path d="M0 5h36" style={{ stroke: colour }} strokeWidth={width} strokeDasharray={dashes} />
    </svg>
  );
}

export function HeatLegend({ ranges }: { ranges: readonly HeatRange[] }) {
  return (
    <>
      <Note>{words.legend.heading}</Note>
      <List>
        {ranges.map(({ level, from, to }) => (
          <li key={level}>
            <Sample colour={colourOf(`heat${level}`)} width={heatWidths[level]} />
            {words.legend.range(from, to)}
          </li>
        ))}
        <li>
          <Sample colour={colourOf('never')} width={1.5} dashes="7 5" />
          {words.never}
        </li>
      </List>
    </>
  );
}
