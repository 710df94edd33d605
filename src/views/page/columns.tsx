import styled from '@emotion/styled';
import type { Section } from '#content/page.ts';
import { tokens } from '#src/design/tokens.ts';
import { TextItems } from './text.tsx';

const Grid = styled.div({
  display: 'grid',
  gap: tokens.space[32],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  '& > div': {
    borderBlockStart: `2px solid ${tokens.color.text}`,
    paddingBlockStart: tokens.space[12],
  },
  '& ul': { margin: 0, paddingInlineStart: tokens.space[24] },
  '& li': { marginBlockEnd: tokens.space[8] },
});

export function Columns({ columns }: Extract<Section, { kind: 'columns' }>) {
  return (
    <Grid>
      {columns.map(({ heading, items }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul>
            <TextItems texts={items} />
          </ul>
        </div>
      ))}
    </Grid>
  );
}
