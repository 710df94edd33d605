import type { Graph } from 'schema-dts';
import type { Page } from '#content/page.ts';
import type { IsoDate } from '#content/text.ts';
import type { Subject } from '#machines/quote-wizard/quote-address.ts';
import type { Marks } from '#src/views/page/page-marks.ts';

/** What the head of a page without sections is made from, such as the quote request. */
export type PlainHead = Pick<Page, 'title' | 'description' | 'noindex'>;

/** A page with sections; undefined for what has only a head. */
export const writtenPage = (page: Page | PlainHead): Page | undefined =>
  'sections' in page ? page : undefined;

/** What a page's part of the document's head says, made when the page is built. */
export interface PageHead {
  /** Without the brand. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  readonly noindex?: boolean;
  /** True for pages shown at other addresses than their own. They have no canonical link. */
  readonly isError?: boolean;
  readonly isArticle?: boolean;
  readonly url: string;
  /** The address of the social picture. */
  readonly image: string;
  readonly imageAlt: string;
  /** Its JSON-LD for search engines; null if there is none. */
  readonly graph: Graph | null;
}

/** What a route loads: all that its page needs besides code. A browser gets it as JSON. */
export interface PageData<Props = object> extends Marks {
  /** The kind of a page whose address the browser's code does not know. */
  readonly kind?: string;
  /** The props of its view. Only the not-found page has none. */
  readonly props: Props & { readonly page?: Page | PlainHead };
  readonly head: PageHead;
  readonly subject?: Subject;
  /**
   * If the page says what is true or next on the day of the build: when that day ends in New Zealand in
   * summer, in milliseconds since 1970. In winter it ends an hour later.
   */
  readonly dayEnds?: number;
  /** The day the page's words last changed, where that is known. */
  readonly updated?: IsoDate | undefined;
}

/** A page's data as written into its document, and into the file beside it. */
export interface WrittenPage<Props = object> extends PageData<Props> {
  /** The build it belongs to: the address of the script that starts the site. */
  readonly build: string;
  /** Its address; null for the not-found page, which is served at any. */
  readonly path: string | null;
}

/** The id of the element that contains the data of a document's own page. */
export const pageDataId = 'page-data';

/** JSON for a script element. `<` is escaped, so that no text of it can end the element. */
export const toScript = (data: object): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** A page's file in the built site, without its extension: /quote is quote.html and quote.json. */
export const fileOf = (path: string): string => (path === '/' ? 'index' : path.slice(1));
