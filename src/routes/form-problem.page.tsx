import { quote } from '#content/quote.ts';
import { DetectedForm } from '#src/views/quote/detected-form.tsx';
import { Sheet } from '#src/views/quote/sheet.tsx';

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
