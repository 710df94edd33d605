import type { ReactNode } from 'react';
import { quoteExample } from '#content/ui/quote-example.ts';
import { Section } from '#src/design/section.tsx';
import { QuoteExample } from './quote-example.tsx';

/** The example of a request, as a section. */
export const ExampleSection = ({ children }: { children?: ReactNode }) => (
  <Section id="example" heading={quoteExample.heading}>
    <QuoteExample />
    {children}
  </Section>
);
