import styled from '@emotion/styled';
import type { Tier } from '#content/page.ts';
import { pageWords } from '#content/interface/page-words.ts';
import { panel } from '#src/design/panel.ts';
import { plainList } from '#src/design/plain-list.ts';
import { tokens } from '#src/design/tokens.ts';
import { Tag } from './tag.tsx';

const List = styled.ul(plainList, {
  display: 'grid',
  gap: tokens.space[24],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});
const Offer = styled.li(panel, {
  '& h3': { marginBlockEnd: tokens.space[8] },
  '& ul': { margin: `${tokens.space[16]} 0 0`, paddingInlineStart: tokens.space[24] },
  '&[data-popular="true"]': { borderBlockStartColor: tokens.color.marker },
});
const Price = styled.p({
  margin: 0,
  fontSize: tokens.size.h3,
  fontWeight: tokens.weight.bold,
  fontFeatureSettings: "'tnum'",
});

export function TierList({ tiers }: { tiers: readonly Tier[] }) {
  return (
    <List>
      {tiers.map((tier) => (
        <Offer key={tier.name} data-popular={tier.popular}>
          <h3>
            {tier.name}
            {tier.popular && <Tag label={pageWords.popular} tone="plain" />}
          </h3>
          <Price>{tier.price}</Price>
          <p>{tier.time}</p>
          <ul>
            {tier.includes.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </Offer>
      ))}
    </List>
  );
}
