/** What a visitor can use. */
export const controls = 'a[href], button, input, select, textarea, summary, [role]';

const inputRoles: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
};

const tagRoles: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  FORM: 'form',
  OPTION: 'option',
  SELECT: 'combobox',
  SUMMARY: 'button',
  TEXTAREA: 'textbox',
};

/** The ARIA role of a control, given or implied; empty for what is no control. */
export function roleOf(element: Element): string {
  const given = element.getAttribute('role');
  if (given !== null) return given;
  return element instanceof HTMLInputElement
    ? (inputRoles[element.type] ?? 'textbox')
    : (tagRoles[element.tagName] ?? '');
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isHidden = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' ||
  element.hasAttribute('hidden') ||
  getComputedStyle(element).display === 'none';

/** The text that a screen reader finds in a node. Fields in it count for nothing. */
function textIn(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || isHidden(node)) return '';
  if (node instanceof HTMLImageElement) return node.alt;
  if (node.matches('input, select, textarea, style, script')) return '';
  const label = node.getAttribute('aria-label');
  const text = label ?? [...node.childNodes].map(textIn).join('');
  return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
}

const isLabelled = (
  element: Element,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element.matches('input, select, textarea');

/**
 * The accessible name of a control: what labels it, or what stands in it. It follows the
 * Accessible Name and Description Computation 1.2 as far as this site's controls need it.
 */
export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelledBy = ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
  if (labelledBy.length > 0) return tidy(labelledBy.map(textIn).join(' '));
  const label = element.getAttribute('aria-label');
  if (label !== null) return tidy(label);
  if (isLabelled(element)) {
    const labels = [...(element.labels ?? [])].map(textIn).join(' ');
    return tidy(labels || (element.getAttribute('title') ?? ''));
  }
  return tidy(
    [...element.childNodes].map(textIn).join('') || (element.getAttribute('title') ?? ''),
  );
}
