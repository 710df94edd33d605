import type { Page, Question } from '#content/page.ts';
import { site } from '#content/site.ts';
import { socialAlt, type PageFamily } from '#content/social.ts';

/** What a page says of itself to browsers, search engines and social networks. */
export interface PageHead extends Pick<Page, 'title' | 'description' | 'path' | 'keywords'> {
  /** What kind of page it is: its social picture and its structured data follow from it. */
  readonly family: PageFamily;
  readonly noindex?: boolean;
  /** The words of the page, for its structured data. */
  readonly page?: Page;
  /** The questions it answers, where they are not sections of the page. */
  readonly questions?: readonly Question[];
}

export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes?: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The site's address without a trailing slash: SITE_URL at build time. */
export const origin: string = import.meta.env.SITE_URL;

/** The head of a page that is made of content. */
export const headOf = (
  page: Page,
  family: PageFamily,
  more: Pick<PageHead, 'noindex' | 'questions'> = {},
): PageHead => {
  const { title, description, path, keywords } = page;
  return { title, description, path, ...(keywords && { keywords }), family, page, ...more };
};

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name, content },
});

const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});

/** Makes the whole head of a page from its data; every page's head is made here. */
export function headTags(head: PageHead): HeadTag[] {
  const { title, description, path, keywords, family, noindex = false } = head;
  const address = origin + path;
  return [
    { tag: 'title', text: `${title} | ${site.brand}` },
    meta('description', description),
    ...(keywords ? [meta('keywords', keywords.join(', '))] : []),
    ...(noindex
      ? [meta('robots', 'noindex')]
      : [{ tag: 'link' as const, attributes: { rel: 'canonical', href: address } }]),
    property('og:title', title),
    property('og:description', description),
    property('og:type', family === 'guide' ? 'article' : 'website'),
    property('og:url', address),
    property('og:site_name', site.brand),
    property('og:locale', site.language.replace('-', '_')),
    property('og:image', `${origin}/social/${family}.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', socialAlt(site.brand, family)),
    meta('twitter:card', 'summary_large_image'),
  ];
}
