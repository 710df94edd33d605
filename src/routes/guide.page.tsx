import { GuidePage } from '#src/views/guide/guide-page.tsx';

export const Page = GuidePage;
