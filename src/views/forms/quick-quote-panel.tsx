import styled from '@emotion/styled';
import { quickQuote } from '#content/ui/quick-quote.ts';
import { buttonStyle } from '#src/design/button.tsx';
import { panel } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Island } from '#src/views/island.tsx';
import { QuickQuoteForm } from './quick-quote-form.island.tsx';

const Fold = styled.details({
  '& > summary': { marginBlockEnd: tokens.space[8] },
  '&:has([data-sent]) > summary': { display: 'none' },
  '& > ::-webkit-details-marker': { display: 'none' },
  // Without `::details-content`, a wide screen has the button, too.
  '@supports selector(::details-content)': {
    [tokens.media.tablet]: {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
  },
});
const Opener = styled.summary(buttonStyle);
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

/** The lead form of an opening. A button opens it on a phone, where it is longer than the screen. */
export function QuickQuotePanel({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <Fold>
      <Opener data-kind="primary">{quickQuote.open}</Opener>
      <Panel>
        <Opening>
          <h2>{title}</h2>
          <p>{subtitle}</p>
        </Opening>
        <Island of={QuickQuoteForm} props={{ id: 'hero-quote', variant: 'wide' }} />
      </Panel>
    </Fold>
  );
}
