import { BlogIndex } from '#src/views/blog/blog-index.tsx';

export const Page = BlogIndex;
