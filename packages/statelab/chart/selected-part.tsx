import { lab } from '#statelab/messages/chart.ts';
import { machineHash } from '#statelab/app/url-hash.ts';
import { Controls, Note, Tool } from '#statelab/app/lab-parts.ts';
import { formatPathsParams } from '#statelab/paths-view/paths-params.ts';
import { collapsible } from './collapse.ts';
import type { ChartModel } from './model.ts';
import { statePaths } from './state-path.ts';
import { transitionText } from './transition-text.ts';
import type { ChartActor } from './use-chart.ts';

interface SelectedPartProps {
  readonly model: ChartModel;
  readonly chart: ChartActor;
  readonly folded: ReadonlySet<string>;
  readonly selected: string | null;
}

/** What can be done with the selected state or transition: fold it, and see the paths that lead there. */
export function SelectedPart({ model, chart, folded, selected }: SelectedPartProps) {
  const { chart: words } = lab;
  const paths = statePaths(model);
  const transition = model.transitions.find(({ name }) => name === selected);
  const state = selected === null ? undefined : paths.get(selected);
  if (selected === null || (transition === undefined && state === undefined)) return null;
  const goal =
    transition === undefined
      ? ({ kind: 'state', id: selected } as const)
      : ({ kind: 'transition', name: selected } as const);
  const asked = formatPathsParams({ request: { kind: 'shortest', goal }, path: 1 });
  const name = transition === undefined ? (state ?? '') : transitionText(transition, paths);
  return (
    <Controls>
      <Note>
        <strong>{name}</strong>
      </Note>
      <a href={machineHash(model.id, 'paths', asked)}>{words.pathsHere}</a>
      {collapsible(model).includes(selected) && (
        <Tool
          type="button"
          onClick={() => chart.send({ type: 'COLLAPSE.TOGGLE', state: selected })}
        >
          {folded.has(selected) ? words.unfold(name) : words.fold(name)}
        </Tool>
      )}
    </Controls>
  );
}
