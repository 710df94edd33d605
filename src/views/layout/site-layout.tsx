import type { ReactNode } from 'react';
import { Container } from '#src/design/primitives.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { Undelivered } from './undelivered.tsx';

/** The frame of every page but /quote. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Container>
          <Undelivered />
        </Container>
        {children}
      </main>
      <SiteFooter />
      <StickyBar />
    </>
  );
}
