import { quote } from '#content/ui/quote.ts';
import { ButtonRow } from '#src/design/button.tsx';
import { ButtonLink } from '#src/views/page-link.tsx';
import { ContactLine } from './contact-line.tsx';

const { thanks } = quote;

export function ThankYouWords({ next }: { next: readonly string[] }) {
  return (
    <>
      <h2>{thanks.nextTitle}</h2>
      <ol>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ContactLine>{thanks.contact}</ContactLine>
      <ButtonRow>
        <ButtonLink data-kind="secondary" href="/">
          {thanks.home}
        </ButtonLink>
        <ButtonLink data-kind="quiet" href="/tax-calculator">
          {thanks.calculator}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
