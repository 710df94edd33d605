import { readdirSync, readFileSync } from 'node:fs';

/** The paths of every built page that runs the site's code, read from dist/: a new route is walked too. */
export const pagePaths = (): string[] =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => readFileSync(`dist/${file}`, 'utf8').includes('<script type="module"'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
