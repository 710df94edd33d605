import { CityPage } from '#src/views/city/city-page.tsx';

export const Page = CityPage;
