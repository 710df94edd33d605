import { plainQuote } from '#content/ui/plain-quote.ts';
import { quote } from '#content/ui/quote.ts';
import { exampleWords } from '#content/ui/quote-example.ts';
import { ReferenceLine } from '#src/views/forms/reference.tsx';
import { QuoteExample } from '#src/views/page/quote-example.tsx';
import { Sheet } from './sheet.ts';
import { ThankYouWords } from './thank-you-words.tsx';

/** The response to a plain form. Its words are also right for visitors who only open its address. */
export function ThankYouPage() {
  return (
    <Sheet>
      <h1>{quote.thanks.heading('')}</h1>
      {/* The form handler replaces this with a receipt. */}
      <ReferenceLine>{plainQuote.thanks.withoutReference}</ReferenceLine>
      <ThankYouWords next={plainQuote.thanks.nextOfAny} />
      <h2>{exampleWords.heading}</h2>
      <QuoteExample />
    </Sheet>
  );
}
