import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { labMachineOf } from '#statelab/config.ts';
import { LiveStage } from '#statelab/live/live-stage.tsx';
import type { Route } from './url-hash.ts';
import { useChartOf } from './charts.ts';
import { LabContext } from './lab-context.ts';

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
export function CurrentVisit({ route }: { route: Route }) {
  const visit = LabContext.useSelector(({ context }) => context.visit);
  const entry = visit === null ? undefined : labMachineOf(visit.machine);
  if (visit === null || entry === undefined || entry.path === null) return null;
  const isHere =
    route.page === 'machine' && route.tab === 'live' && route.machine === visit.machine;
  return (
    <Room data-away={!isHere}>
      <Stage key={visit.navigation} entry={entry} search={visit.search} isInSight={isHere} />
    </Room>
  );
}
