import { quote } from '#content/quote.ts';
import { QuoteLayout } from '#src/views/layout/quote-layout.tsx';
import { Sheet } from '#src/views/quote/sheet.tsx';
import { ThankYouWords } from '#src/views/quote/thank-you-words.tsx';

/** Nothing around it that distracts from the form. */
export const Layout = QuoteLayout;

export function Page() {
  return (
    <Sheet heading={quote.thanks.heading('')}>
      <p>{quote.thanks.arrived}</p>
      <ThankYouWords />
    </Sheet>
  );
}
