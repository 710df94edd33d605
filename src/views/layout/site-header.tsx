import { css } from '@emotion/css';
import { navigation } from '#content/navigation.ts';
import { buttonClass } from '#src/design/button.tsx';
import { cx } from '#src/design/class-names.ts';
import { Container } from '#src/design/container.tsx';
import { tokens } from '#src/design/tokens.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { headerFrame, headerRow } from './header-frame.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const sticky = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  // A sticky header would fill a screen zoomed to 400%.
  '@media (max-height: 30rem)': { position: 'static' },
});
const wide = css({ display: 'none', [tokens.media.desktop]: { display: 'block' } });

export function SiteHeader() {
  return (
    <header className={cx(headerFrame, sticky)}>
      <Container>
        <div className={headerRow}>
          <Logo />
          <DesktopMenu />
          <div className={wide}>
            <a className={buttonClass('primary')} href={navigation.quote.path}>
              {navigation.quote.label}
            </a>
          </div>
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
}
