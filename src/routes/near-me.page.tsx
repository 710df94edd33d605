import { NearMePage } from '#src/views/near-me/near-me-page.tsx';

export const Page = NearMePage;
