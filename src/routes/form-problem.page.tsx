import { quote } from '#content/quote.ts';
import { Sheet } from '#src/views/quote/sheet.tsx';

export function Page() {
  return (
    <Sheet heading={quote.problem.heading}>
      <p>{quote.problem.reasonSlot}</p>
      <p>{quote.problem.back}</p>
      <p>{quote.contactUs}</p>
    </Sheet>
  );
}
