import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The paths of every page of a built site that runs the site's code, such as `/` and `/blog/gst`,
 * read from its folder: a new route is tested and measured too. The page for addresses that lead
 * nowhere is not among them.
 */
export const pagePaths = (dist: string): readonly string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => readFileSync(join(dist, file), 'utf8').includes('<template data-entry='))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
