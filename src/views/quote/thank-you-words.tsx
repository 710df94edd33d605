import styled from '@emotion/styled';
import { quote } from '#content/interface/quote.ts';
import { ButtonLink } from '#src/views/page-link.tsx';
import { tokens } from '#src/design/tokens.ts';
import { ContactLine } from './contact-line.tsx';

const { thanks } = quote;

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[12] });

/** What happens after a request was sent, and where to go meanwhile. */
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
      <Actions>
        <ButtonLink data-kind="secondary" href="/">
          {thanks.home}
        </ButtonLink>
        <ButtonLink data-kind="quiet" href="/tax-calculator">
          {thanks.calculator}
        </ButtonLink>
      </Actions>
    </>
  );
}
