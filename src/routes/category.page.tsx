import { CategoryPage } from '#src/views/blog/category-page.tsx';

export const Page = CategoryPage;
