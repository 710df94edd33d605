import { quote } from '#content/quote.ts';
import { QuoteLayout } from '#src/views/layout/quote-layout.tsx';
import { DetectedForm } from '#src/views/quote/detected-form.tsx';
import { Sheet } from '#src/views/quote/sheet.tsx';

/** Nothing around it that distracts from the form. */
export const Layout = QuoteLayout;

export function Page() {
  return (
    <Sheet heading={quote.problem.heading}>
      <p>{quote.problem.reasonSlot}</p>
      <p>{quote.problem.back}</p>
      <p>{quote.contactUs}</p>
      <DetectedForm />
    </Sheet>
  );
}
