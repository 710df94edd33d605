import type { Interpolation } from '@emotion/serialize';

/** A styled component, with what Emotion keeps of it. */
export interface Styled {
  readonly __emotion_styles?: Interpolation[];
}

/** Every styled component of the site by its place in the source; empty where no build registers them. */
export const styledPlaces = new Map<string, Styled>();

/** Registers a styled component. The build puts it around each one of the server's code. */
export function styledAt<Component extends Styled>(place: string, component: Component): Component {
  styledPlaces.set(place, component);
  return component;
}
