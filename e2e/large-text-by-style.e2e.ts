import { testLargeText } from './large-text.ts';

// As with a reader’s style sheet: media queries ignore it.
testLargeText((page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  }),
);
