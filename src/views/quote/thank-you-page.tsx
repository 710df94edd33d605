import { quote } from '#content/quote.ts';
import { Sheet } from './sheet.tsx';
import { ThankYouWords } from './thank-you-words.tsx';

export function ThankYouPage() {
  return (
    <Sheet heading={quote.thanks.heading('')}>
      <p>{quote.thanks.arrived}</p>
      <ThankYouWords />
    </Sheet>
  );
}
