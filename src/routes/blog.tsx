import { categories, type Category } from '#content/subjects.ts';
import { headOf } from '#src/app/head.ts';
import { siteLayoutRoute } from '#src/app/layout-routes.tsx';
import { wordsModule } from '#src/app/page-words-loader.ts';
import { pageRoute } from '#src/app/page-route.tsx';

export const blogRoute = pageRoute(siteLayoutRoute, '/blog', {
  modules: ['src/views/blog/blog-index.tsx', wordsModule('/blog')],
  load: async () => {
    const [{ page }, { BlogIndex }] = await Promise.all([
      import('#content/pages/blog.ts'),
      import('#src/views/blog/blog-index.tsx'),
    ]);
    return { head: headOf(page, 'other'), Page: BlogIndex };
  },
});

const categoryRoute = (name: Category) =>
  pageRoute(siteLayoutRoute, `/blog/category/${name.toLowerCase().replaceAll(' ', '-')}`, {
    modules: ['src/views/blog/category-page.tsx', 'content/categories.ts'],
    load: async () => {
      const [{ blogCategories }, { CategoryPage }] = await Promise.all([
        import('#content/categories.ts'),
        import('#src/views/blog/category-page.tsx'),
      ]);
      const page = blogCategories.find((category) => category.name === name)?.page;
      if (page === undefined) throw new Error(`content/categories.ts has no page for ${name}.`);
      return {
        head: headOf(page, 'other'),
        Page: () => <CategoryPage category={name} page={page} />,
      };
    },
  });

/** A page for each subject of the resources. */
export const categoryRoutes = categories.map(categoryRoute);
