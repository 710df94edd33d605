import styled from '@emotion/styled';
import { nearMe, type LocalAccountant } from '#content/interface/near-me.ts';
import { ButtonLink } from '#src/views/button-link.ts';
import { VisuallyHidden } from '#src/design/visually-hidden.ts';
import { tokens } from '#src/design/tokens.ts';
import { Tag } from '#src/views/page/tag.tsx';

const List = styled.ul({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `3px double ${tokens.color.text}`,
});
const Row = styled.li({
  display: 'grid',
  gap: tokens.space[16],
  paddingBlock: tokens.space[24],
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  [tokens.media.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.space[32],
  },
  '& h3': { marginBlockEnd: tokens.space[8] },
});
const Details = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, auto) 1fr',
  gap: `${tokens.space[4]} ${tokens.space[16]}`,
  margin: 0,
  fontSize: tokens.size.small,
  '& > div': { display: 'contents' },
  '& dt': { fontWeight: tokens.weight.semibold },
  '& dd': { margin: 0 },
});
const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: tokens.space[12],
  [tokens.media.tablet]: { flexDirection: 'column' },
});

const { labels, tag, call, about, quote } = nearMe.listings;

function Sample({ accountant }: { accountant: LocalAccountant }) {
  const { name, rating, reviews, phone, services, responseTime, distance } = accountant;
  const facts = [
    [labels.rating, `${rating}, ${reviews}`],
    [labels.services, services.join(', ')],
    [labels.responseTime, responseTime],
    [labels.distance, distance],
  ];
  return (
    <Row>
      <div>
        <h3>
          {name}
          <Tag label={tag} tone="plain" />
        </h3>
        <Details>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Details>
      </div>
      <Actions>
        <ButtonLink data-kind="secondary" href={`tel:${phone.replaceAll(' ', '')}`}>
          {call(phone)} <VisuallyHidden>{about(name)}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink data-kind="primary" href={quote.path}>
          {quote.label}
        </ButtonLink>
      </Actions>
    </Row>
  );
}

/** Three made-up accountants that show what a listing contains; each says that it is a sample. */
export function SampleList({ samples }: { samples: readonly LocalAccountant[] }) {
  return (
    <List>
      {samples.map((accountant) => (
        <Sample key={accountant.name} accountant={accountant} />
      ))}
    </List>
  );
}
