import {
  type ComponentProps,
  type ComponentType,
  Suspense,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import styled from '@emotion/styled';
import { lab } from '#statelab/messages/chart.ts';
import { type LabMachine, labMachineOf } from '#statelab/config.ts';
import { DataTable } from '#statelab/design/data-table.tsx';
import { ChartTab } from '#statelab/chart/chart-tab.tsx';
import { CoverageTab } from '#statelab/coverage/coverage-tab.tsx';
import { LiveTab } from '#statelab/live/live-tab.tsx';
import { PathsTab } from '#statelab/paths/paths-tab.tsx';
import { SimulateTab } from '#statelab/simulator/simulate-tab.tsx';
import { LiveStage } from '#statelab/live/live-stage.tsx';
import { type ParsedHash, parseHash, type Route, type TabId } from './url-hash.ts';
import { useChartOf } from '#statelab/chart/charts.ts';
import { HomePage } from './home-page.tsx';
import { LabContext } from './lab-context.ts';
import { LabHeader } from './lab-header.tsx';
import { Main, Note } from './lab-parts.ts';
import { SkipLinks } from './skip-links.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { TabProps } from './tab-props.ts';

const KeysPage = () => (
  <>
    <h1>{lab.keys.heading}</h1>
    <DataTable
      caption={lab.keys.caption}
      columns={lab.keys.columns.map((label) => ({ label }))}
      rows={lab.keys.rows}
    />
  </>
);

function NotFound({ hash }: { hash: string }) {
  return (
    <>
      <h1>{lab.notFound.heading}</h1>
      <p>{lab.notFound.text(hash)}</p>
      <p>
        <a href="#/">{lab.notFound.link}</a>
      </p>
    </>
  );
}

const tabs: Readonly<Record<TabId, ComponentType<TabProps>>> = {
  chart: ChartTab,
  live: LiveTab,
  simulate: SimulateTab,
  paths: PathsTab,
  coverage: CoverageTab,
};

/** Keeps its size while hidden: the page in it would notice a resize. */
const Room = styled.div({
  position: 'fixed',
  insetBlock: 'var(--lab-bar-height) 0',
  insetInline: 0,
  '&[data-away="true"]': { visibility: 'hidden' },
});

type StageProps = Omit<ComponentProps<typeof LiveStage>, 'layout'>;

function Stage(props: StageProps) {
  return <LiveStage {...props} layout={useChartOf(props.entry)} />;
}

/** The live view. Its visit continues while another view is shown. */
function CurrentVisit({ route }: { route: Route }) {
  const visit = LabContext.useSelector(({ context }) => context.visit);
  const entry = visit === null ? undefined : labMachineOf(visit.machine);
  if (visit === null || entry === undefined || entry.path === null) return null;
  const isHere =
    route.page === 'machine' && route.tab === 'live' && route.machine === visit.machine;
  return (
    <Room data-away={!isHere}>
      <Stage key={visit.navigation} entry={entry} isVisible={isHere} />
    </Room>
  );
}

function titleOf(route: Route): string {
  if (route.page === 'machine') return `${route.machine}: ${lab.machine.tabs[route.tab]}`;
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
      <LabHeader route={parsed.route} />
      <Main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary key={navigation}>
          <Suspense fallback={<Note role="status">{lab.chart.layingOut}</Note>}>
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
