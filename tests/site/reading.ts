const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);
const unread = new Set(['script', 'style', 'template', 'svg']);

// A page outlives its window, so instanceof fails for its elements.
const isText = (node: Node): boolean => node.nodeType === 3;
const isElement = (node: Node | null): node is Element => node?.nodeType === 1;

function words(node: Node): string {
  if (isText(node)) return node.textContent ?? '';
  if (!isElement(node) || unread.has(node.localName)) return '';
  const inner = [...node.childNodes].map(words).join('');
  // Two adjacent buttons have no space between them, but are two words.
  const besides = isElement(node.previousSibling);
  return inline.has(node.localName) && !besides ? inner : ` ${inner} `;
}

/** An element’s visible text, with blocks separated and white space collapsed. */
export const textOf = (element: Element): string => words(element).replace(/\s+/g, ' ').trim();

/** The text of every element matching a selector. */
export const textsOf = (root: ParentNode, selector: string): readonly string[] =>
  [...root.querySelectorAll(selector)].map(textOf);

/** The element matching a selector. Throws if there is none. */
export function find(root: ParentNode, selector: string): Element {
  const element = root.querySelector(selector);
  if (element === null) throw new Error(`Nothing on the page matches ${selector}.`);
  return element;
}

/** The page’s main element. */
export const mainOf = (document: Document): Element => find(document, 'main');

/** The rows of a table’s body, by cell. */
export const rowsOf = (root: ParentNode): readonly (readonly string[])[] =>
  [...root.querySelectorAll('tbody tr')].map((row) =>
    textsOf(row, 'th, td:not(:has(> div)), td > div'),
  );

/** The links in part of a page: text and target. */
export const linksOf = (root: ParentNode): readonly (readonly [label: string, href: string])[] =>
  [...root.querySelectorAll('a[href]')].map((link) => [
    textOf(link),
    link.getAttribute('href') ?? '',
  ]);
