import { page } from '#content/pages/home.ts';
import { headOf } from '#src/app/head.ts';
import { Home } from '#src/views/home/home.tsx';

export const head = headOf(page, 'home');

export function Page() {
  return <Home />;
}
