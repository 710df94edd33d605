import styled from '@emotion/styled';
import { navigation } from '#content/interface/navigation.ts';
import { ButtonLink } from '#src/views/button-link.ts';
import { Container } from '#src/design/container.tsx';
import { tokens } from '#src/design/tokens.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { headerFrame, HeaderRow } from './header-frame.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const Header = styled.header(headerFrame, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  // A sticky header would fill a screen zoomed to 400%.
  '@media (max-height: 30rem)': { position: 'static' },
  // On paper there is nothing to open: the logo alone.
  [tokens.media.print]: {
    position: 'static',
    '& > * > * > :not(a)': { display: 'none' },
  },
});
const Wide = styled.div({ display: 'none', [tokens.media.desktop]: { display: 'block' } });

export function SiteHeader() {
  return (
    <Header>
      <Container>
        <HeaderRow>
          <Logo />
          <DesktopMenu />
          <Wide>
            <ButtonLink data-kind="primary" href={navigation.quote.path}>
              {navigation.quote.label}
            </ButtonLink>
          </Wide>
          <MobileMenu />
        </HeaderRow>
      </Container>
    </Header>
  );
}
