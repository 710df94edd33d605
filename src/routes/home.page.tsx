import { Home } from '#src/views/home/home.tsx';

export const Page = Home;
