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

// A page outlives the window it was read in, so its elements are not known by their class.
const isText = (node: Node): boolean => node.nodeType === 3;
const isElement = (node: Node | null): node is Element => node?.nodeType === 1;

function words(node: Node): string {
  if (isText(node)) return node.textContent ?? '';
  if (!isElement(node) || unread.has(node.localName)) return '';
  const inner = [...node.childNodes].map(words).join('');
  // Two buttons side by side have no space between them, but are two words.
  const besides = isElement(node.previousSibling);
  return inline.has(node.localName) && !besides ? inner : ` ${inner} `;
}

/** The text of an element as it is read: blocks apart, white space as one space. */
export const textOf = (element: Element): string => words(element).replace(/\s+/g, ' ').trim();

/** The text of every element that a selector finds. */
export const textsOf = (root: ParentNode, selector: string): readonly string[] =>
  [...root.querySelectorAll(selector)].map(textOf);

/** The element a selector finds. Throws where the page has none. */
export function find(root: ParentNode, selector: string): Element {
  const element = root.querySelector(selector);
  if (element === null) throw new Error(`Nothing on the page matches ${selector}.`);
  return element;
}

/** What readers of the page get to read: its main part. */
export const mainOf = (document: Document): Element => find(document, 'main');

/** The rows of a table's body, cell by cell. */
export const rowsOf = (root: ParentNode): readonly (readonly string[])[] =>
  [...root.querySelectorAll('tbody tr')].map((row) => textsOf(row, 'th, td'));

/** The links of a part of a page, as the text they are read by and where they lead. */
export const linksOf = (root: ParentNode): readonly (readonly [label: string, href: string])[] =>
  [...root.querySelectorAll('a[href]')].map((link) => [
    textOf(link),
    link.getAttribute('href') ?? '',
  ]);
