import { quote } from '#content/interface/quote.ts';
import { Sheet } from './sheet.tsx';
import { ThankYouWords } from './thank-you-words.tsx';

export function ThankYouPage() {
  return (
    <Sheet heading={quote.thanks.heading('')}>
      <p>{quote.thanks.arrived}</p>
      {/* The form handler writes a reference here: no fault to mend. */}
      <p suppressHydrationWarning>{quote.thanks.withoutReference}</p>
      <ThankYouWords />
    </Sheet>
  );
}
