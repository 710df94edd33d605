import { shownState } from './collapse.ts';
import type { Box, ChartLayout } from './layout.ts';

/** Where a state is drawn, or the folded one that it stands within. */
export const placeOfState = (layout: ChartLayout, id: string): Box | undefined => {
  const shown = shownState(layout, id);
  return layout.states.find((state) => state.id === shown)?.box;
};

/** Where a transition is labelled; nowhere while it is folded away. */
function placeOfTransition({ states, transitions }: ChartLayout, name: string): Box | undefined {
  const row = states.flatMap(({ rows }) => rows).find(({ transition }) => transition === name);
  return (row ?? transitions.find(({ names }) => names.includes(name))?.label)?.box;
}

/** Where a state or a transition stands: a transition's label, and before it both its ends. */
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

/** Where what is followed stands: the transitions whose timers run, and before all the active leaf. */
export const followedPlaces = (
  layout: ChartLayout,
  active: readonly string[],
  timers: readonly string[],
): readonly Box[] =>
  [
    ...timers.map((name) => placeOfTransition(layout, name)),
    ...active.slice(-1).map((id) => placeOfState(layout, id)),
  ].flatMap((place) => place ?? []);
