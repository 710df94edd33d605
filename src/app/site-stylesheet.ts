import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { styledPlaces } from './styled-places.ts';

export interface SiteStyles {
  /** The class of each styled component by its place in the source. */
  readonly classes: ReadonlyMap<string, string>;
  /** The rules of all of them. */
  readonly rules: string;
}

/**
 * Reads the styles of all registered components. Throws for one that does not tell them, and
 * where two get the same class for different styles.
 */
export function readStyles(): SiteStyles {
  const cache = createCache({ key: 'css' });
  const classes = new Map<string, string>();
  const stylesOf = new Map<string, string>();
  let rules = '';
  // Modules are loaded at once and end in no order of their own; two builds must give the same.
  const inOrder = [...styledPlaces].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [place, { __emotion_styles: made }] of inOrder) {
    if (made === undefined) {
      throw new Error(`The component at ${place} does not tell its styles. Is Emotion another?`);
    }
    const style = serializeStyles(made);
    const name = `${cache.key}-${style.name}`;
    if ((stylesOf.get(name) ?? style.styles) !== style.styles) {
      throw new Error(
        `The style at ${place} gets the class ${name} of another. Change it a little.`,
      );
    }
    classes.set(place, name);
    stylesOf.set(name, style.styles);
    rules += insertStyles(cache, style, true) ?? '';
  }
  return { classes, rules };
}
