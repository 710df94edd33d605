import type { ViewName } from './views.ts';

/** What a document says of its page, so that React can take it up, or show it in place of another. */
export interface PageData {
  readonly view: ViewName;
  readonly props: object;
}

const id = 'page-data';

/** Prints the data into a document. `<` is escaped, so that no text of it can end the script. */
export const printPageData = (json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;

/** Reads the data of a document of this site. Throws where there is none, such as in a page of a proxy. */
export function readPageData(served: Document): PageData {
  const json = served.getElementById(id)?.textContent;
  if (!json) throw new Error('The document holds no page of this site.');
  const data: PageData = JSON.parse(json);
  return data;
}
