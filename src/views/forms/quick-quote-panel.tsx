import styled from '@emotion/styled';
import { panel } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Fold } from './fold.tsx';
import { QuickQuoteForm } from './quick-quote-form.tsx';

const Panel = styled.div(panel, {
  [tokens.media.desktop]: { padding: `${tokens.space[16]} ${tokens.space[32]}` },
});
const Opening = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space[24],
  marginBlockEnd: tokens.space[12],
  '& > h2': { margin: 0, fontSize: tokens.size.h4 },
  '& > p': { margin: 0 },
  '&:has(+ * [data-sent])': { display: 'none' },
});

export function QuickQuotePanel({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <Fold>
      <Panel>
        <Opening>
          <h2>{title}</h2>
          <p>{subtitle}</p>
        </Opening>
        <QuickQuoteForm id="hero-quote" variant="wide" />
      </Panel>
    </Fold>
  );
}
