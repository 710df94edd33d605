import { plainQuote } from '#content/ui/plain-quote.ts';
import { quote } from '#content/ui/quote.ts';
import { honeypotName } from '#machines/lead/form-body.ts';
import { quoteForm } from '#content/forms/quote.ts';
import { detectionWithTrap } from '#src/views/forms/detection.ts';
import { Sheet } from './sheet.ts';

/** The quote form for a static host's form detection, which reads the built HTML. */
function DetectedForm() {
  return (
    <form name={quoteForm.name} method="post" action="/" hidden {...detectionWithTrap}>
      <input type="hidden" name="form-name" value={quoteForm.name} />
      {[honeypotName, ...Object.keys(quoteForm.fields)].map((name) => (
        <input key={name} type="hidden" name={name} />
      ))}
      <button type="submit">{quote.submit}</button>
    </form>
  );
}

export function FormProblemPage() {
  return (
    <Sheet>
      <h1>{plainQuote.problem.heading}</h1>
      <p>{plainQuote.problem.reasonSlot}</p>
      <p>{plainQuote.problem.back}</p>
      <p>{quote.contactUs}</p>
      <DetectedForm />
    </Sheet>
  );
}
