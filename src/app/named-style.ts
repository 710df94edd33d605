import { cache } from '@emotion/css';
import { serializeStyles, type CSSObject } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';

/** Makes a style under a name of its own, and gives its class. The build puts it in the place of `css`. */
export function namedStyle(name: string, style: CSSObject | string): string {
  insertStyles(cache, { ...serializeStyles([style], cache.registered), name }, false);
  return `${cache.key}-${name}`;
}
