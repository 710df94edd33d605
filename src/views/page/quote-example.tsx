import styled from '@emotion/styled';
import type { PropsWithChildren, ReactNode } from 'react';
import {
  annualReturnExample,
  exampleWords as words,
  type QuoteExample as Example,
} from '#content/ui/quote-example.ts';
import { Section } from '#src/design/section.tsx';
import { plainList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { TextItems } from './text.tsx';

/** Where the answers have room side by side. */
const wide = '@container (min-width: 46rem)';

const Frame = styled.div({ containerType: 'inline-size' });
const Columns = styled.div({
  display: 'grid',
  gap: tokens.space[16],
  fontSize: tokens.size.small,
  lineHeight: tokens.lineHeight.short,
  '& :is(h3, p, ul)': { margin: 0, gridColumn: '1 / -1' },
  [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const Card = styled.div({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[8],
  padding: tokens.space[16],
  background: tokens.color.white,
  border: `1px solid ${tokens.color.rule}`,
  '& > h3': {
    display: 'grid',
    gridTemplateColumns: '2.5rem 1fr auto',
    columnGap: tokens.space[12],
    fontSize: tokens.size.body,
    '&::before': {
      content: ['attr(data-firm)', 'attr(data-firm) / ""'],
      gridRow: 'span 2',
      display: 'grid',
      placeItems: 'center',
      border: '2px solid',
      borderRadius: '50%',
      aspectRatio: '1',
    },
    '& > small': { fontSize: tokens.size.fine, fontWeight: tokens.weight.regular },
  },
});
const Includes = styled.ul(plainList, {
  '& > li::before': { content: ['"✓ "', '"✓ " / ""'], color: tokens.color.ok },
});
/** On a phone two answers of three are folded. */
const Others = styled.details({
  '& > summary': { paddingBlock: tokens.space[12], cursor: 'pointer' },
  '& > div': { display: 'grid', gap: tokens.space[16] },
  [wide]: {
    gridColumn: 'span 2',
    '& > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', height: '100%' },
    // Without `::details-content`, a wide screen has the fold, too.
    '@supports selector(::details-content)': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible', height: '100%' },
    },
  },
});

function Quote({ given }: { given: Example['quotes'][number] }) {
  const { firm, name, place, price, includes, dearer, done, replied } = given;
  return (
    <Card>
      <h3 data-firm={firm}>
        {name} <span>{price}</span> <small>{place}</small> <small>{words.withGst}</small>
      </h3>
      <Includes>
        <TextItems texts={includes} />
      </Includes>
      <p>
        <strong>{replied}</strong> {done} {dearer}
      </p>
    </Card>
  );
}

/** What a visitor gets: a request, and three answers to compare. */
export function QuoteExample({ example = annualReturnExample }: { example?: Example }) {
  const [first, ...others] = example.quotes;
  return (
    <Frame>
      <Columns>
        <p>
          <strong>{words.label}:</strong> {example.request}
        </p>
        {first && <Quote given={first} />}
        <Others>
          <summary>{words.more}</summary>
          <div>
            {others.map((given) => (
              <Quote key={given.firm} given={given} />
            ))}
          </div>
        </Others>
      </Columns>
    </Frame>
  );
}

/** The example of a request, as a section. */
export const ExampleSection = ({
  heading = words.heading,
  intro,
  children,
}: PropsWithChildren<{ heading?: string; intro?: ReactNode }>) => (
  <Section id="example" heading={heading} intro={intro}>
    <QuoteExample />
    {children}
  </Section>
);
