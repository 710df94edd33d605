import styled from '@emotion/styled';
import { quote } from '#content/quote.ts';
import { site } from '#content/site.ts';
import { tokens } from '#src/design/tokens.ts';

const Frame = styled.p({
  maxWidth: tokens.measure.form,
  margin: `${tokens.space[24]} auto 0`,
  fontSize: tokens.size.small,
  '& a': { display: 'inline-block', paddingBlock: tokens.space[4] },
});

/** Another way to ask, for whom the form does not work. It needs no script. */
export function TroubleLine() {
  return (
    <Frame>
      {quote.trouble} <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>,{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>
    </Frame>
  );
}
