import { glossary, type Term } from '#content/glossary.ts';
import type { Block, Item, Page, Section } from '#content/page.ts';
import type { Text } from '#content/text.ts';

/** Links, marks and strong words: a term within one stays as it is. */
const markup = /(\[\^[\w-]+\]|\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/;

const patternOf = ({ term, forms = [] }: Term): RegExp => {
  // The longest form first, so that a plural is not left with its 's' outside.
  const words = [...forms, term].toSorted((one, other) => other.length - one.length).join('|');
  return new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, term === term.toLowerCase() ? 'i' : '');
};

const patterns = Object.entries(glossary).map(([id, term]) => [id, patternOf(term)] as const);

/**
 * Marks, in a page's texts in order, the first use of each term: `[PAYE](~paye)`. A page about a term
 * explains it itself.
 */
function createMarker(path: string): (text: Text) => Text {
  const left = new Map(patterns.filter(([id]) => glossary[id]?.path !== path));
  const markPlain = (text: string): string => {
    const [first] = [...left]
      .flatMap(([id, pattern]) => {
        const match = pattern.exec(text);
        return match === null ? [] : [{ id, start: match.index, words: match[0] }];
      })
      .toSorted((one, other) => one.start - other.start || other.words.length - one.words.length);
    if (first === undefined) return text;
    const { id, start, words } = first;
    left.delete(id);
    const rest = markPlain(text.slice(start + words.length));
    return `${text.slice(0, start)}[${words}](~${id})${rest}`;
  };
  return (text) =>
    text
      .split(markup)
      .map((part, index) => (index % 2 === 0 ? markPlain(part) : part))
      .join('');
}

/** The page with the first use of each term of the glossary marked, in its running text and rows. */
export function withTerms(page: Page): Page {
  const mark = createMarker(page.path);
  const markBlock = (block: Block): Block => {
    switch (block.kind) {
      case 'paragraph':
      case 'note':
        return { ...block, text: mark(block.text) };
      case 'list':
      case 'steps':
        return { ...block, items: block.items.map(mark) };
      default:
        return block;
    }
  };
  // An item with a path is one link, and a link cannot contain a button.
  const markItem = (item: Item): Item =>
    item.path === undefined ? { ...item, text: mark(item.text) } : item;
  const markSection = (section: Section): Section => {
    switch (section.kind) {
      case 'prose':
        return { ...section, blocks: section.blocks.map(markBlock) };
      case 'items':
        return { ...section, items: section.items.map(markItem) };
      case 'steps':
        return { ...section, steps: section.steps.map(markItem) };
      default:
        return section;
    }
  };
  return { ...page, sections: page.sections.map(markSection) };
}
