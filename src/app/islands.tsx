import { StrictMode, startTransition, useEffect, type FunctionComponent } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Subject } from '#machines/quote-wizard/quote-address.ts';
import { Boundary } from '#src/views/boundary.tsx';
import { SubjectContext } from '#src/views/forms/contexts.ts';
import { PartError } from '#src/views/layout/page-error.tsx';
import { PageMarks, type Marks } from '#src/views/page/page-marks.ts';
import { islandsIn, isLaterDay, viewOf } from './island-views.ts';
import { SiteContext, type Site } from './site-context.tsx';

/** What the islands of a page read besides their props. */
interface Around {
  readonly subject: Subject;
  readonly marks: Marks;
  readonly site: Site;
}

interface ShownIslandProps extends Around {
  View: FunctionComponent<object>;
  props: object;
  onStart: () => void;
}

function ShownIsland({ View, props, marks, subject, site, onStart }: ShownIslandProps) {
  // It runs after the effects of the view, which start its machines.
  useEffect(onStart, [onStart]);
  return (
    <StrictMode>
      <SiteContext site={site}>
        <SubjectContext value={subject}>
          <PageMarks value={marks}>
            <Boundary fallback={<PartError />}>
              <View {...props} />
            </Boundary>
          </PageMarks>
        </SubjectContext>
      </SiteContext>
    </StrictMode>
  );
}

/** React cannot hydrate what a translator has changed, or is about to change. */
export const isTranslated = (): boolean => document.querySelector('font') !== null;

/** Starts one island where it stands. Resolves once its machines have started. */
async function startIsland(element: HTMLElement, around: Around, roots: Root[]): Promise<void> {
  const { props: served = '{}', when, dayEnds } = element.dataset;
  const View = await viewOf(element);
  const props: object = JSON.parse(served);
  const later = isLaterDay(element) ? await import('#src/routes/content/of-a-day.ts') : null;
  const current = later === null ? props : later.renewed(props, Number(dayEnds));
  const shown = { ...around, View };
  await new Promise<void>((onStart) => {
    const today = <ShownIsland {...shown} props={current} onStart={onStart} />;
    // React hydrates what was served, on the day of the build.
    const renew = () => (current === props ? onStart() : root.render(today));
    const island = <ShownIsland {...shown} props={props} onStart={renew} />;
    let root: Root;
    // As a transition it yields to input every few milliseconds.
    startTransition(() => {
      if (when === 'later-day' || isTranslated()) {
        root = createRoot(element);
        root.render(today);
      } else root = hydrateRoot(element, island, { identifierPrefix: element.id });
      roots.push(root);
    });
  });
}

/** Starts the islands of a page. Resolves with what ends them. */
export async function startIslands(main: HTMLElement, around: Around): Promise<() => void> {
  const roots: Root[] = [];
  await Promise.all(islandsIn(main).map((element) => startIsland(element, around, roots)));
  return () => roots.forEach((root) => root.unmount());
}
