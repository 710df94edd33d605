import { testLargeText } from './large-text.ts';

// As a style sheet of the reader's does: media queries know nothing of it.
testLargeText((page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  }),
);
