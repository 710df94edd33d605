import { quote } from '#content/interface/quote.ts';
import { Sheet } from './sheet.tsx';
import { ThankYouWords } from './thank-you-words.tsx';

export function ThankYouPage() {
  return (
    <Sheet heading={quote.thanks.heading('')}>
      <p>{quote.thanks.arrived}</p>
      {/* The form handler shows it, with a reference in place of the slot: no fault to mend. */}
      <p hidden suppressHydrationWarning>
        {quote.thanks.reference(quote.thanks.referenceSlot)}
      </p>
      <ThankYouWords />
    </Sheet>
  );
}
