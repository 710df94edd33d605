import { createContext, useContext, type FunctionComponent, type ReactElement } from 'react';

export interface IslandProps<Props extends object> {
  /** A view of a file NAME.island.tsx, which a browser can load by itself. */
  readonly of: FunctionComponent<Props>;
  /** They must be JSON: the document carries them. */
  readonly props: Props;
  /** When a browser starts it: with the page, or only on a later day than that of the build. */
  readonly when?: 'load' | 'later-day';
}

/** Prints an island into a document; set while prerendering. */
export const IslandPrinter = createContext<
  (<Props extends object>(island: IslandProps<Props>) => ReactElement) | null
>(null);

/**
 * A part of a page that has behaviour. The document holds its HTML, the file of its view and its
 * props; a browser hydrates it there. Inside another island it is a view like any other.
 */
export function Island<Props extends object>(island: IslandProps<Props>): ReactElement {
  const print = useContext(IslandPrinter);
  return print === null ? <island.of {...island.props} /> : print(island);
}
