/**
 * Text with markup: `[words](/path)` is a link (to a path of this site, a #fragment, an https
 * address, mailto: or tel:), `**words**` is strong, and `[^id]` is the mark of a figure, which links to
 * /figures under the figure's name. The build writes `[words](~id)` for a term of the glossary.
 */
export type Text = string;

/** Text without its markup. */
export const plainText = (text: Text): string =>
  text
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('**', '');

export type Path = `/${string}`;

export interface Link {
  readonly label: string;
  readonly path: Path | `#${string}`;
}

/** A calendar date, YYYY-MM-DD. */
export type IsoDate = `${number}-${number}-${number}`;
