import { headTags, pageTagMark, type PageHead } from './head.ts';

/** Replaces the page's part of the document's head after a navigation within the site. */
export function applyHead(head: PageHead): void {
  for (const element of document.head.querySelectorAll(`[${pageTagMark}]`)) element.remove();
  for (const { tag, attributes = {}, text } of headTags(head)) {
    const element = document.createElement(tag);
    element.setAttribute(pageTagMark, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
