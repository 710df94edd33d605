import { quote } from '#content/quote.ts';
import type { PageHead } from '#src/app/head.ts';
import { Sheet } from '#src/views/quote/sheet.tsx';
import { ThankYouWords } from '#src/views/quote/thank-you-words.tsx';

export const head: PageHead = {
  title: quote.thanks.heading(''),
  description: quote.thanks.arrived,
  path: '/thank-you',
  family: 'other',
  noindex: true,
};

export function Page() {
  return (
    <Sheet heading={quote.thanks.heading('')}>
      <p>{quote.thanks.arrived}</p>
      <ThankYouWords />
    </Sheet>
  );
}
