import styled from '@emotion/styled';
import { quote } from '#content/quote.ts';
import { leadFields, quoteFormName } from '#machines/quote-wizard/lead.ts';
import { honeypotName } from '#machines/quote-wizard/typed-fields.ts';
import { formDetection } from './form-detection.ts';

const Unseen = styled.div({ display: 'none' });

/**
 * The quote form where a static host's form detection finds it. It reads the built HTML, and
 * what stands in noscript, as the one-page form does, is text to many a parser.
 */
export function DetectedForm() {
  return (
    <Unseen>
      <form name={quoteFormName} method="post" action="/" {...formDetection}>
        <input type="hidden" name="form-name" value={quoteFormName} />
        {[honeypotName, ...leadFields].map((name) => (
          <input key={name} type="hidden" name={name} />
        ))}
        <button type="submit">{quote.submit}</button>
      </form>
    </Unseen>
  );
}
