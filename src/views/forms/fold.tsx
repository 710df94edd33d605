import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { quickQuote } from '#content/ui/quick-quote.ts';
import { buttonStyle } from '#src/design/button.tsx';
import { tokens } from '#src/design/tokens.ts';

const Details = styled.details({
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

/** A lead form that a button opens on a phone, where it is longer than the screen. */
export const Fold = ({ children }: { children: ReactNode }) => (
  <Details>
    <Opener data-kind="primary">{quickQuote.open}</Opener>
    {children}
  </Details>
);
