import { StandardPage } from '#src/views/page/standard-page.tsx';

export const Page = StandardPage;
