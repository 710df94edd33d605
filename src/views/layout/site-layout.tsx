import type { ReactNode } from 'react';
import type { stickyBarMachine } from '#machines/sticky-bar/sticky-bar.machine.ts';
import { Container } from '#src/design/container.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { Undelivered } from './undelivered.tsx';

interface SiteLayoutProps {
  stickyBar: typeof stickyBarMachine;
  children: ReactNode;
}

/** The frame of every page but /quote. */
export function SiteLayout({ stickyBar, children }: SiteLayoutProps) {
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
      <StickyBar machine={stickyBar} />
    </>
  );
}
