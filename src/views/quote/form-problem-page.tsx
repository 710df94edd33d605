import { quote } from '#content/interface/quote.ts';
import { DetectedForm } from './detected-form.tsx';
import { Sheet } from './sheet.tsx';

export function FormProblemPage() {
  return (
    <Sheet heading={quote.problem.heading}>
      <p>{quote.problem.reasonSlot}</p>
      <p>{quote.problem.back}</p>
      <p>{quote.contactUs}</p>
      <DetectedForm />
    </Sheet>
  );
}
