import { blogCategories } from '#content/categories.ts';
import { guides as cards } from '#content/guides.ts';
import { page } from '#content/pages/blog.ts';
import { categories, type Category } from '#content/subjects.ts';
import { headOf } from '#src/app/head.ts';
import { sitePage } from '#src/app/site-page.ts';

const indexPage = sitePage('/blog', 'blog', async () => ({
  props: {
    page,
    cards,
    subjects: blogCategories.map(({ name, count, page: { path } }) => ({ name, count, path })),
  },
  head: headOf(page, 'other'),
}));

const categoryPage = (name: Category) =>
  sitePage(`/blog/category/${name.toLowerCase().replaceAll(' ', '-')}`, 'category', async () => {
    const words = blogCategories.find((category) => category.name === name)?.page;
    if (words === undefined) throw new Error(`content/categories.ts has no page for ${name}.`);
    return {
      props: { page: words, cards: cards.filter(({ category }) => category === name) },
      head: headOf(words, 'other'),
    };
  });

/** The index of the resources, and a page for each of their subjects. */
export const blogPages = [indexPage, ...categories.map(categoryPage)];
