import { type Interpolation, serializeStyles } from '@emotion/serialize';
import createCache from '@emotion/cache';
import { insertStyles } from '@emotion/utils';

/** What Emotion stores on a styled component. */
interface Styled {
  readonly __emotion_styles?: Interpolation[];
}

/** Every styled component by its place in the source; empty if no build registers them. */
export const styledPlaces = new Map<string, Styled>();

/** Registers a styled component. The build wraps each one of the server's code in it. */
export function styledAt<Component extends Styled>(place: string, component: Component): Component {
  styledPlaces.set(place, component);
  return component;
}

/** Emotion's classes are hashes, which do not compress. */
const ofEmotion = /css-[a-z0-9]+/g;

/**
 * Reads the styles of all registered components, and numbers their classes. Throws for a
 * component that does not reveal its styles.
 */
export function readStyles() {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const classes = new Map<string, string>();
  const numbers = new Map<string, string>();
  let rules = '';
  // Modules finish loading in any order. Sorted, two builds write the same styles.
  const inOrder = [...styledPlaces].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [place, { __emotion_styles: made }] of inOrder) {
    if (made === undefined) {
      throw new Error(
        `The component at ${place} has no readable styles. Has the Emotion version changed?`,
      );
    }
    const style = serializeStyles(made);
    const name = `${cache.key}-${style.name}`;
    const number = numbers.get(name) ?? `s${numbers.size.toString(36)}`;
    numbers.set(name, number);
    classes.set(place, number);
    rules += insertStyles(cache, style, true) ?? '';
  }
  const numbered = (text: string): string =>
    text.replace(ofEmotion, (name) => numbers.get(name) ?? name);
  return {
    /** The class of each styled component by its place in the source. */
    classes,
    rules: numbered(rules),
    /** Replaces Emotion's classes in a document with these. */
    // If none is registered, Emotion hydrates the document in the browser, by its own names.
    renamed: (document: string): string =>
      numbers.size === 0
        ? document
        : numbered(document)
            .replaceAll(/(?<=<style) data-emotion="[^"]*"/g, '')
            // One style element needs only one hash in the page's policy.
            .replaceAll('</style><style>', ''),
  };
}
