import { StrictMode, startTransition, useEffect, type FunctionComponent } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Subject } from '#machines/quote-wizard/quote-address.ts';
import { SubjectContext } from '#src/views/forms/contexts.ts';
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

/** Comes after an island's view, so that its machines have started when this effect runs. */
function Started({ onStart }: Pick<ShownIslandProps, 'onStart'>): null {
  useEffect(onStart, [onStart]);
  return null;
}

const ShownIsland = ({ View, props, marks, subject, site, onStart }: ShownIslandProps) => (
  <StrictMode>
    <SiteContext site={site}>
      <SubjectContext value={subject}>
        <PageMarks value={marks}>
          <View {...props} />
          <Started onStart={onStart} />
        </PageMarks>
      </SubjectContext>
    </SiteContext>
  </StrictMode>
);

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
  const isOther = when === 'later-day' || isTranslated();
  await new Promise<void>((onStart) => {
    const today = <ShownIsland {...shown} props={current} onStart={onStart} />;
    const hydrate = (): Root => {
      // React hydrates what was served, on the day of the build.
      const renew = () => (current === props ? onStart() : root.render(today));
      const island = <ShownIsland {...shown} props={props} onStart={renew} />;
      const root = hydrateRoot(element, island, { identifierPrefix: element.id });
      return root;
    };
    // As a transition it yields to input every few milliseconds.
    startTransition(() => {
      const root = isOther ? createRoot(element) : hydrate();
      roots.push(root);
      if (isOther) root.render(today);
    });
  });
}

/** Starts the islands of a page. Resolves with what ends them. */
export async function startIslands(main: HTMLElement, around: Around): Promise<() => void> {
  const roots: Root[] = [];
  await Promise.all(islandsIn(main).map((element) => startIsland(element, around, roots)));
  return () => roots.forEach((root) => root.unmount());
}
