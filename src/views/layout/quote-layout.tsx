import { css } from '@emotion/css';
import type { ReactNode } from 'react';
import { footer } from '#content/navigation.ts';
import { Container } from '#src/design/container.tsx';
import { tokens } from '#src/design/tokens.ts';
import { headerFrame, headerRow } from './header-frame.ts';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';

const page = css({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const main = css({ flex: 1, paddingBlock: tokens.space[24] });
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[8]} ${tokens.space[24]}`,
  paddingBlock: tokens.space[24],
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  fontSize: tokens.size.small,
  '& a': { paddingBlock: tokens.space[4] },
});

/** The frame of /quote and its thank-you: the logo, the form, three links. */
export function QuoteLayout({ children }: { children: ReactNode }) {
  return (
    <div className={page}>
      <SkipLink />
      <header className={headerFrame}>
        <Container>
          <div className={headerRow}>
            <Logo />
          </div>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className={main}>
        <Container>{children}</Container>
      </main>
      <footer>
        <Container>
          <nav className={links} aria-label={footer.legalLabel}>
            {footer.quoteLinks.map(({ path, label }) => (
              <a key={path} href={path}>
                {label}
              </a>
            ))}
          </nav>
        </Container>
      </footer>
    </div>
  );
}
