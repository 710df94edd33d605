import { blogCategories } from '#content/categories.ts';
import { guides } from '#content/guides.ts';
import { categories, type Category } from '#content/subjects.ts';
import { summaryOf } from '#src/routes/page/summary.ts';
import type { ListedPage } from './listed-page.ts';

const categoryPage = (name: Category): ListedPage => ({
  path: `/blog/category/${name.toLowerCase().replaceAll(' ', '-')}`,
  gather: async () => {
    const subject = blogCategories.find((category) => category.name === name);
    if (subject === undefined) throw new Error(`content/categories.ts has no page for ${name}.`);
    const cards = guides.filter(({ category }) => category === name);
    const { page } = subject;
    // A list of one or two guides is too short for a search result.
    const head = summaryOf(page, 'other', { noindex: cards.length < 3 });
    return { props: { kind: 'category', page, cards }, head };
  },
});

/** A page for each subject of the resources. */
export const categoryPages = categories.map(categoryPage);
