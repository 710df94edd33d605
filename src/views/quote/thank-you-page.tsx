import { quote } from '#content/interface/quote.ts';
import { Sheet } from './sheet.tsx';
import { ThankYouWords } from './thank-you-words.tsx';

/** The response to a plain form post. Also true for visitors who only open its address. */
export function ThankYouPage() {
  return (
    <Sheet heading={quote.thanks.heading('')}>
      {/* The form handler writes a receipt here: no fault to mend. */}
      <p suppressHydrationWarning>{quote.thanks.withoutReference}</p>
      <ThankYouWords next={quote.thanks.nextOfAny} />
    </Sheet>
  );
}
