import { css } from '@emotion/css';
import { quote } from '#content/quote.ts';
import { buttonClass } from '#src/design/button.tsx';
import { tokens } from '#src/design/tokens.ts';

const { thanks } = quote;

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[12] });

/** What happens after a request was sent, the same for the wizard and the one-page form. */
export function ThankYouWords() {
  return (
    <>
      <h2>{thanks.nextTitle}</h2>
      <ol>
        {thanks.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{thanks.contact}</p>
      <div className={actions}>
        <a className={buttonClass('secondary')} href="/">
          {thanks.home}
        </a>
        <a className={buttonClass('quiet')} href="/tax-calculator">
          {thanks.calculator}
        </a>
      </div>
    </>
  );
}
