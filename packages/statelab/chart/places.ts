import { shownIn } from './collapse.ts';
import type { Box, ChartLayout } from './layout.ts';

const placeOfState = (layout: ChartLayout, id: string): Box | undefined => {
  const shown = shownIn(layout.model, new Set(layout.folded))(id);
  return layout.states.find((state) => state.id === shown)?.box;
};

/** The label of a transition; undefined while it is folded away. */
function placeOfTransition({ states, transitions }: ChartLayout, name: string): Box | undefined {
  const row = states.flatMap(({ rows }) => rows).find(({ transition }) => transition === name);
  return (row ?? transitions.find(({ names }) => names.includes(name))?.label)?.box;
}

/** The boxes of a part: a state, or both ends of a transition and its label. */
export function placesOf(layout: ChartLayout, part: string): readonly Box[] {
  const transition = layout.model.transitions.find(({ name }) => name === part);
  const places =
    transition === undefined
      ? [placeOfState(layout, part)]
      : [
          ...[...transition.targets, transition.source].map((id) => placeOfState(layout, id)),
          placeOfTransition(layout, part),
        ];
  return places.flatMap((place) => place ?? []);
}
