/** A page as it looked, without anything that could run. */
export interface Picture {
  readonly html: string;
  /** Of the window it was seen in, in px. */
  readonly width: number;
  readonly height: number;
}

/** What runs, leads elsewhere, or says what a page may load: the lab says that of its pictures. */
const left =
  'script, noscript, template, iframe, object, embed, base, meta[http-equiv], link:not([rel="stylesheet"])';

const secret = new Set(['password', 'file']);

/** The text of a style sheet. A script may have written its rules past that. */
const rulesOf = ({ textContent, sheet }: HTMLStyleElement): string =>
  textContent === ''
    ? Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join('')
    : textContent;

/** No script runs in a picture, but it shows a page on which scripts ran: its styles are to take it so. */
export const asScripted = (css: string): string =>
  css.replaceAll(
    /\(scripting(?:\s*:\s*(enabled|initial-only|none))?\s*\)/g,
    (_, value = 'enabled') => (value === 'enabled' ? '(min-width: 0)' : '(width < 0)'),
  );

/** Writes what a field holds into the attributes of its copy; a value is not part of a page's text. */
function copyField(view: typeof globalThis, field: Element, copy: Element): void {
  if (field instanceof view.HTMLInputElement) {
    copy.toggleAttribute('checked', field.checked);
    if (!secret.has(field.type)) copy.setAttribute('value', field.value);
  }
  if (field instanceof view.HTMLOptionElement) copy.toggleAttribute('selected', field.selected);
  if (field instanceof view.HTMLTextAreaElement) copy.textContent = field.value;
  if (field instanceof view.HTMLStyleElement) copy.textContent = asScripted(rulesOf(field));
}

/** Takes a picture of a page that is shown in a window. */
export function takePicture(document: Document, view: Window & typeof globalThis): Picture {
  const root = document.documentElement;
  const copy = document.importNode(root, true);
  const kinds = 'input, option, textarea, style';
  const copies = copy.querySelectorAll(kinds);
  for (const [index, field] of root.querySelectorAll(kinds).entries()) {
    const twin = copies[index];
    if (twin !== undefined) copyField(view, field, twin);
  }
  for (const part of copy.querySelectorAll(left)) part.remove();
  // A picture is of no origin, and may not ask as one.
  for (const link of copy.querySelectorAll('link')) {
    link.removeAttribute('crossorigin');
    link.removeAttribute('integrity');
  }
  copy.style.overflow = 'hidden';
  copy.style.marginBlockStart = `${-view.scrollY}px`;
  return {
    html: `<!doctype html>${copy.outerHTML}`,
    width: view.innerWidth,
    height: view.innerHeight,
  };
}
