import { quote } from '#content/quote.ts';
import { Sheet } from '#src/views/quote/sheet.tsx';
import { ThankYouWords } from '#src/views/quote/thank-you-words.tsx';

export function Page() {
  return (
    <Sheet heading={quote.thanks.heading('')}>
      <p>{quote.thanks.arrived}</p>
      <ThankYouWords />
    </Sheet>
  );
}
