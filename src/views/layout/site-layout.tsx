import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { navigation } from '#content/ui/navigation.ts';
import { Boundary } from '#src/views/boundary.tsx';
import { ActionLink } from '#src/views/page-link.tsx';
import { Container } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { headerFrame, HeaderRow, Logo, SkipLink } from './frame-parts.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { linksId, SiteFooter } from './site-footer.tsx';
import { StickyBar } from './sticky-bar.tsx';

const Header = styled.header(headerFrame, {
  position: 'sticky',
  // It scrolls away where it would take a quarter of the height: on a low screen, or with large text.
  insetBlockStart: 'min(0px, (25dvh - 6.75rem) * 100)',
  zIndex: 2,
  // An open menu begins below it.
  '@supports selector(:popover-open)': { '&:has(:popover-open)': { insetBlockStart: 0 } },
  // On paper there is nothing to open: the logo alone.
  [tokens.media.print]: {
    position: 'static',
    '& > * > * > :not(a)': { display: 'none' },
  },
});
const Wide = styled.div({ display: 'none', [tokens.media.desktop]: { display: 'block' } });

/** A menu whose view fails leaves the way to the same links at the end of the page. */
const withoutMenu = <a href={`#${linksId}`}>{navigation.menuButton}</a>;

function SiteHeader() {
  return (
    <Header>
      <Container>
        <HeaderRow>
          <Logo />
          <Boundary fallback={withoutMenu}>
            <DesktopMenu />
          </Boundary>
          <Wide>
            <ActionLink action={navigation.quote} />
          </Wide>
          <Boundary fallback={withoutMenu}>
            <MobileMenu />
          </Boundary>
        </HeaderRow>
      </Container>
    </Header>
  );
}

/** The frame of every page but /quote. */
export function SiteLayout({ main }: { main: ComponentProps<'main'> }) {
  return (
    <>
      <SkipLink />
      <Boundary fallback={withoutMenu}>
        <SiteHeader />
      </Boundary>
      <main id="main" tabIndex={-1} {...main} />
      <SiteFooter />
      <Boundary fallback={null}>
        <StickyBar />
      </Boundary>
    </>
  );
}
