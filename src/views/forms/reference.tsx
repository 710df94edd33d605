import styled from '@emotion/styled';
import { leadWords } from '#content/ui/lead-words.ts';
import { tokens } from '#src/design/tokens.ts';

/** A lead's reference, large. The form handler writes one into the plain thank-you page. */
export const ReferenceLine = styled.p({
  '& > strong': {
    display: 'block',
    fontSize: tokens.size.h2,
    fontFeatureSettings: "'tnum'",
    lineHeight: tokens.lineHeight.heading,
  },
});

export const Reference = ({ reference }: { reference: string }) => (
  <ReferenceLine>
    {leadWords.reference} <strong translate="no">{reference}</strong>
  </ReferenceLine>
);
