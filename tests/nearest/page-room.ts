import { readdirSync } from 'node:fs';
import { weighPage } from '#tests/site/page-weight.ts';
import { pageBounds } from '#tests/site/page-bounds.ts';

const kinds = { javascript: 'JavaScript', html: 'HTML', css: 'style' } as const;
const names = ['javascript', 'html', 'css'] as const;

/** Brotli bytes that a page has left below each bound; negative above it. */
export type Room = Readonly<Record<(typeof names)[number], number>> & { readonly path: string };

/** The room of every page of a built site. */
export const roomsIn = (dist: string): Promise<readonly Room[]> => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html')).toSorted();
  return Promise.all(
    pages.map(async (file) => {
      const path = `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`;
      const weight = await weighPage(dist, file);
      return {
        path,
        javascript: pageBounds.javascript - weight.javascript,
        html: pageBounds.html - weight.html,
        css: pageBounds.css - weight.css,
      };
    }),
  );
};

const bytes = new Intl.NumberFormat('en-NZ');

/** The paths of pages whose content files changed. */
const pathsOf = (changed: readonly string[]): readonly string[] =>
  changed.flatMap((file) => {
    const name = /^content\/pages\/(.+)\.ts$/.exec(file)?.[1];
    return name === undefined ? [] : [name === 'home' ? '/' : `/${name}`];
  });

/** A line for each changed page, and one for the page with the least room of each kind. */
export function describeRoom(rooms: readonly Room[], changed: readonly string[]): string {
  const paths = pathsOf(changed);
  const pages = rooms.filter(({ path }) => paths.includes(path));
  const least = names.map((name) => {
    const [first] = rooms.toSorted((a, b) => a[name] - b[name]);
    return `${kinds[name]} ${bytes.format(first?.[name] ?? 0)} on ${first?.path}`;
  });
  return [
    ...pages.map(
      (page) =>
        `${page.path}: ${names.map((name) => `${kinds[name]} ${bytes.format(page[name])}`).join(', ')}`,
    ),
    `least: ${least.join(', ')}`,
  ].join('\n');
}
