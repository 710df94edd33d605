import { site } from '#content/site.ts';
import { quote } from '#content/ui/quote.ts';
import { ButtonRow } from '#src/design/button.tsx';
import { ButtonLink } from '#src/views/page-link.tsx';

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
      <p>
        {thanks.contact} <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
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
