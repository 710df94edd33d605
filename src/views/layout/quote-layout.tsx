import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { footer } from '#content/ui/navigation.ts';
import { Container } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { ClosingLinks, headerFrame, HeaderRow, Logo, SkipLink } from './frame-parts.tsx';

const Header = styled.header(headerFrame);
const Page = styled.div({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Main = styled.main({ flex: 1, paddingBlock: tokens.space[24] });
const Links = styled.nav({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${tokens.space[8]} ${tokens.space[24]}`,
  paddingBlock: tokens.space[24],
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  fontSize: tokens.size.small,
  '& a': { paddingBlock: tokens.space[4] },
});

/** The frame of /quote and its thank-you page. */
export function QuoteLayout({ main }: { main: ComponentProps<'main'> }) {
  return (
    <Page>
      <SkipLink />
      <Header>
        <Container>
          <HeaderRow>
            <Logo />
          </HeaderRow>
        </Container>
      </Header>
      <Main id="main" tabIndex={-1} {...main} />
      <footer>
        <Container>
          <Links aria-label={footer.legalLabel}>
            <ClosingLinks links={footer.quoteLinks} />
          </Links>
        </Container>
      </footer>
    </Page>
  );
}
