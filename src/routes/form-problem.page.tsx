import { quote } from '#content/quote.ts';
import type { PageHead } from '#src/app/head.ts';
import { DetectedForm } from '#src/views/quote/detected-form.tsx';
import { Sheet } from '#src/views/quote/sheet.tsx';

export const head: PageHead = {
  title: quote.problem.title,
  description: quote.problem.title,
  path: '/form-problem',
  family: 'other',
  noindex: true,
};

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
