/** A page as it looked, without scripts. */
export interface Picture {
  readonly html: string;
  /** Of its window, in px. */
  readonly width: number;
  readonly height: number;
}

/** Elements that run, embed, or change what a picture may load. */
const left =
  'script, noscript, template, iframe, object, embed, base, meta[http-equiv], link:not([rel="stylesheet"])';

const secret = new Set(['password', 'file']);

/** The text of a style sheet, or the rules that a script inserted. */
const rulesOf = ({ textContent, sheet }: HTMLStyleElement): string =>
  textContent === ''
    ? Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join('')
    : textContent;

/** Resolves scripting queries as on a page with scripts: none run in a picture. */
export const asScripted = (css: string): string =>
  css.replaceAll(
    /\(scripting(?:\s*:\s*(enabled|initial-only|none))?\s*\)/g,
    (_, value = 'enabled') => (value === 'enabled' ? '(min-width: 0)' : '(width < 0)'),
  );

/** Copies the value of a field to the attributes of its copy. */
function copyField(view: typeof globalThis, field: Element, copy: Element): void {
  if (field instanceof view.HTMLInputElement) {
    copy.toggleAttribute('checked', field.checked);
    if (!secret.has(field.type)) copy.setAttribute('value', field.value);
  }
  if (field instanceof view.HTMLOptionElement) copy.toggleAttribute('selected', field.selected);
  if (field instanceof view.HTMLTextAreaElement) copy.textContent = field.value;
  if (field instanceof view.HTMLStyleElement) copy.textContent = asScripted(rulesOf(field));
}

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
  // A picture has an opaque origin.
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
