import { lab } from '#statelab/messages/chart.ts';
import { Heading, Note } from '#statelab/app/lab-parts.ts';
import type { ChartModel } from './model.ts';
import { transitionText } from './transition-text.ts';
import { statePaths } from './state-path.ts';

interface DetailsProps {
  readonly model: ChartModel;
  /** The id of a state or the name of a transition. */
  readonly selected: string | null;
}

/** What the selected state or transition is for. */
export function Details({ model, selected }: DetailsProps) {
  const paths = statePaths(model);
  const state = model.states.find(({ id }) => id === selected);
  const transition = model.transitions.find(({ name }) => name === selected);
  const part = state ?? transition;
  const name = state === undefined ? undefined : paths.get(state.id);
  return (
    <section aria-live="polite">
      <Heading>{lab.details.heading}</Heading>
      {part === undefined ? (
        <Note>{lab.details.none}</Note>
      ) : (
        <>
          <p>
            <strong>{transition === undefined ? name : transitionText(transition, paths)}</strong>
          </p>
          <p>{part.description ?? lab.details.noDescription}</p>
          {part.requirement !== null && (
            <p>
              {lab.outline.requirement}: {part.requirement}
            </p>
          )}
        </>
      )}
    </section>
  );
}
