import { Suspense, useEffect, useMemo, useRef } from 'react';
import { lab } from '#statelab/messages/chart.ts';
import { watchWords } from '#statelab/messages/watch.ts';
import { WatchPage } from '#statelab/watch/watch-page.tsx';
import { labMachineOf, type LabMachine } from '#statelab/config.ts';
import { parseHash, type ParsedHash, type Route } from './url-hash.ts';
import { useChartOf } from './charts.ts';
import { HomePage } from './home-page.tsx';
import { LabContext } from './lab-context.ts';
import { LabHeader } from './lab-header.tsx';
import { KeysPage } from './keys-page.tsx';
import { Main, Note } from './lab-parts.ts';
import { SkipLinks } from './skip-links.tsx';
import { NotFound } from './not-found.tsx';
import { tabs } from './tabs.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { CurrentVisit } from './current-visit.tsx';

function titleOf(route: Route): string {
  if (route.page === 'machine') return `${route.machine}: ${lab.machine.tabs[route.tab]}`;
  if (route.page === 'watch') return watchWords.heading;
  if (route.page === 'keys') return lab.keys.heading;
  return route.page === 'home' ? lab.home.machines : lab.notFound.heading;
}

interface PageProps extends ParsedHash {
  /** The number of the navigation: another one remounts the page. */
  readonly navigation: number;
}

interface MachinePageProps extends Pick<PageProps, 'search' | 'navigation'> {
  readonly entry: LabMachine;
  readonly tab: keyof typeof tabs;
}

function MachinePage({ entry, tab, search, navigation }: MachinePageProps) {
  const Tab = tabs[tab];
  const layout = useChartOf(entry);
  // XState rejects the machine: no view can show it.
  if (layout.model.states.length === 0) return <p role="alert">{layout.problem}</p>;
  return <Tab key={`${entry.id} ${navigation}`} entry={entry} layout={layout} search={search} />;
}

function Page({ route, search, navigation }: PageProps) {
  if (route.page === 'home') return <HomePage />;
  if (route.page === 'watch') return <WatchPage search={search} />;
  if (route.page === 'keys') return <KeysPage />;
  if (route.page === 'unknown') return <NotFound hash={route.hash} />;
  const entry = labMachineOf(route.machine);
  if (entry === undefined) return <NotFound hash={`#/machines/${route.machine}`} />;
  return <MachinePage entry={entry} tab={route.tab} search={search} navigation={navigation} />;
}

export function Lab() {
  const hash = LabContext.useSelector(({ context }) => context.hash);
  const navigation = LabContext.useSelector(({ context }) => context.navigations);
  const parsed = useMemo(() => parseHash(hash), [hash]);
  const title = titleOf(parsed.route);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    document.title = lab.documentTitle(title);
    // Like a page load, a new page moves screen readers to its top.
    if (shown.current !== title) main.current?.focus({ preventScroll: true });
    shown.current = title;
  }, [title]);
  return (
    <>
      <SkipLinks isLive={parsed.route.page === 'machine' && parsed.route.tab === 'live'} />
      <LabHeader route={parsed.route} navigation={navigation} />
      <Main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary key={navigation}>
          <Suspense fallback={<Note role="status">{watchWords.layingOut}</Note>}>
            <Page {...parsed} navigation={navigation} />
          </Suspense>
        </ErrorBoundary>
        <ErrorBoundary>
          <Suspense>
            <CurrentVisit route={parsed.route} />
          </Suspense>
        </ErrorBoundary>
      </Main>
    </>
  );
}
