export interface Said {
  readonly urgency: 'assertive' | 'polite';
  readonly text: string;
}

const regions = '[aria-live], [role="status"], [role="alert"], [role="log"], output:not([role])';

const hidden = '[hidden], [aria-hidden="true"], [inert], script, style, template';

function urgencyOf(region: Element): Said['urgency'] | undefined {
  const told = region.closest('[aria-live]')?.getAttribute('aria-live');
  if (told === 'off') return undefined;
  const own = region.getAttribute('aria-live');
  if (own === 'assertive' || own === 'polite') return own;
  return region.getAttribute('role') === 'alert' ? 'assertive' : 'polite';
}

/** The accessible text of a region, without nested regions. */
function textOf(region: Element): string {
  if (region.closest(hidden) !== null) return '';
  const apart = new Set<Node>(region.querySelectorAll(`${hidden}, ${regions}`));
  const textsIn = (node: Node): readonly string[] =>
    [...node.childNodes].flatMap((child) => {
      if (child.nodeType === Node.TEXT_NODE) return [child.nodeValue?.trim() ?? ''];
      return apart.has(child) ? [] : textsIn(child);
    });
  return textsIn(region)
    .filter((text) => text !== '')
    .join(' ');
}

/** Reads the live regions of a document, as a screen reader does. */
export class LiveRegions {
  #texts: WeakMap<Element, string> | undefined;

  /** Announcements since the last call. The first call returns none. */
  listen(document: Document): readonly Said[] {
    const before = this.#texts;
    const texts = new WeakMap<Element, string>();
    this.#texts = texts;
    return [...document.querySelectorAll(regions)].flatMap((region) => {
      const text = textOf(region);
      texts.set(region, text);
      const urgency = urgencyOf(region);
      const isNew = before !== undefined && text !== '' && text !== before.get(region);
      return isNew && urgency !== undefined ? [{ urgency, text }] : [];
    });
  }
}
