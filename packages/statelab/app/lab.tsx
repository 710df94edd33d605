import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useActorRef, useSelector } from '@xstate/react';
import { labConfig, labMachineOf } from '#statelab/config.ts';
import { ChartTab } from '#statelab/views/chart-tab.tsx';
import { LiveTab } from '#statelab/views/live-tab.tsx';
import { openFile } from '#statelab/views/open-tape.ts';
import { PathsTab } from '#statelab/views/paths-tab.tsx';
import { SimulateTab } from '#statelab/views/simulate-tab.tsx';
import {
  type ParsedHash,
  parseHash,
  type Route,
  type TabId,
  tabNames,
} from '#statelab/design/url-hash.ts';
import { useChartOf } from '#statelab/chart/charts.ts';
import { HomePage } from './home-page.tsx';
import { LabHeader } from './lab-header.tsx';
import { labMachine, liveMachineAt } from './lab.machine.ts';
import { savedFiles } from './saved-files.ts';
import { Main, Note, Sheet, Skip } from '#statelab/design/lab-parts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { TabProps } from '#statelab/chart/tab-props.ts';

function NotFound({ hash }: { hash: string }) {
  return (
    <>
      <h1>Nothing is here</h1>
      <p>The lab has nothing at {hash}. The address may be misspelt, or the machine was renamed.</p>
      {labConfig().unopened.map(({ file, reason }) => (
        <p key={file}>
          {file} could not be opened: {reason}
        </p>
      ))}
      <p>
        <a href="#/">See all machines</a>
      </p>
    </>
  );
}

const tabs: Readonly<Record<TabId, ComponentType<TabProps>>> = {
  chart: ChartTab,
  live: LiveTab,
  simulate: SimulateTab,
  paths: PathsTab,
};

function titleOf(route: Route): string {
  if (route.page === 'machine') return `${route.machine}: ${tabNames[route.tab]}`;
  return route.page === 'home' ? 'Machines' : 'Nothing is here';
}

function MachinePage({ entry, tab, search }: Omit<TabProps, 'layout'> & { tab: TabId }) {
  const Tab = tabs[tab];
  const layout = useChartOf(entry);
  // XState rejects the machine: no view can show it.
  if (layout.model.states.length === 0) return <p role="alert">{layout.problem}</p>;
  return <Tab entry={entry} layout={layout} search={search} />;
}

function Page({ route, search }: ParsedHash) {
  if (route.page === 'home') return <HomePage />;
  if (route.page === 'unknown') return <NotFound hash={route.hash} />;
  const entry = labMachineOf(route.machine);
  if (entry === undefined) return <NotFound hash={`#/machines/${route.machine}`} />;
  return (
    <Suspense fallback={<Note role="status">Laying out its chart…</Note>}>
      <MachinePage entry={entry} tab={route.tab} search={search} />
    </Suspense>
  );
}

const machine = labMachine.provide({
  actors: { savedFiles, openFile: fromPromise(({ input }) => openFile(input)) },
});

export function Lab() {
  const actor = useActorRef(machine, { input: { hash: window.location.hash } });
  const { hash, navigations, refusals, refusal, visited } = useSelector(
    actor,
    ({ context }) => context,
  );
  const parsed = parseHash(hash);
  const isLive = liveMachineAt(hash) !== undefined;
  const title = titleOf(parsed.route);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    document.title = `${title} | Machine lab`;
    // Like a page load, a new page moves screen readers to its top.
    if (shown.current !== title) main.current?.focus({ preventScroll: true });
    shown.current = title;
  }, [title]);
  return (
    <>
      <Skip type="button" onClick={() => main.current?.focus()}>
        Skip to the content
      </Skip>
      <LabHeader route={parsed.route} />
      <Main id="main" ref={main} tabIndex={-1}>
        {refusals.length > 0 && (
          <Sheet role="alert">
            {refusals.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p>What was opened last stays below. Correct the file and save it.</p>
          </Sheet>
        )}
        {refusal !== undefined && (
          <Sheet role="alert">{refusal} What is shown below was open before.</Sheet>
        )}
        {/* A visit outlasts the other views. */}
        {visited !== undefined && (
          <div hidden={!isLive}>
            <ErrorBoundary key={visited}>
              <Page route={{ page: 'machine', machine: visited, tab: 'live' }} search="" />
            </ErrorBoundary>
          </div>
        )}
        {/* Each navigation mounts any other page again. */}
        {!isLive && (
          <ErrorBoundary key={navigations}>
            <Page {...parsed} />
          </ErrorBoundary>
        )}
      </Main>
    </>
  );
}
