import { css } from '@emotion/css';
import { quote } from '#content/quote.ts';
import { tokens } from '#src/design/tokens.ts';
import { onePageFormId } from './one-page-form.tsx';

const frame = css({
  maxWidth: tokens.measure.form,
  margin: `${tokens.space[24]} auto 0`,
  fontSize: tokens.size.small,
});

/** A way on when the wizard's script did not arrive: following it needs none. */
export function OnePageLink() {
  return (
    <p className={frame} data-needs-script>
      <a href={`#${onePageFormId}`}>{quote.onePage.link}</a>
    </p>
  );
}
