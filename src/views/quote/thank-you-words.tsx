import type { Link } from '#content/text.ts';
import { site } from '#content/site.ts';
import { quote } from '#content/ui/quote.ts';
import { ButtonRow } from '#src/design/button.tsx';
import { ActionLink } from '#src/views/page-link.tsx';

const { thanks } = quote;

interface ThankYouWordsProps {
  next: readonly string[];
  meanwhile?: Link;
}

export function ThankYouWords({ next, meanwhile = thanks.calculator }: ThankYouWordsProps) {
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
        <ActionLink kind="secondary" action={thanks.home} />
        <ActionLink kind="quiet" action={meanwhile} />
      </ButtonRow>
    </>
  );
}
