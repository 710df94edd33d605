import { notFound as noSuchPage } from '@tanstack/react-router';
import { notFound } from '#content/interface/not-found.ts';
import { headOf } from '#src/routes/page/head.ts';
import { listedPages } from './listed-pages.ts';

const pages = new Map(listedPages.map(({ path, gather }) => [path, gather]));

/** Gathers a listed page. Throws the router's not-found error if there is no such page. */
export function findPage(path: string) {
  const gather = pages.get(path);
  if (gather !== undefined) return gather();
  const { title, description } = notFound;
  const head = headOf({ title, description, path: '/404', family: 'other', noindex: true });
  throw noSuchPage({ data: { props: {}, head } });
}
