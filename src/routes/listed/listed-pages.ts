import { categoryPages } from './categories.ts';
import { cityPages } from './cities.ts';
import { figuresPage } from './figures.ts';
import { firmPages } from './firms.ts';
import { guidePages, legalPages } from './guides.ts';
import { standardPages } from './standard-pages.ts';

/** Every page whose address is in a list of content. The browser has no such table, and so does not grow with it. */
export const listedPages = [
  ...standardPages,
  ...cityPages,
  ...guidePages,
  ...categoryPages,
  ...firmPages,
  ...legalPages,
  figuresPage,
];
