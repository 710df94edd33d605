import styled from '@emotion/styled';
import { site } from '#content/site.ts';
import { tokens } from '#src/design/tokens.ts';

const Line = styled.p({
  '& a': {
    display: 'inline-block',
    marginInlineEnd: tokens.space[12],
    paddingBlock: tokens.space[4],
  },
});

export function ContactLine({ children }: { children: string }) {
  return (
    <Line>
      {children} <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>
    </Line>
  );
}
