import { NotFound } from '#src/views/not-found/not-found.tsx';

export const Page = NotFound;
