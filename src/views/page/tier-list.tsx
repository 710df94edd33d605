import { css } from '@emotion/css';
import type { Tier } from '#content/page.ts';
import { pageWords } from '#content/page-words.ts';
import { cx } from '#src/design/class-names.ts';
import { panelClass } from '#src/design/panel.ts';
import { tokens } from '#src/design/tokens.ts';
import { Tag } from './tag.tsx';

const list = css({
  display: 'grid',
  gap: tokens.space[24],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const tierStyle = css({
  '& h3': { marginBlockEnd: tokens.space[8] },
  '& ul': { margin: `${tokens.space[16]} 0 0`, paddingInlineStart: tokens.space[24] },
});
const popular = css({ borderBlockStartColor: tokens.color.marker });
const price = css({
  margin: 0,
  fontSize: tokens.size.h3,
  fontWeight: tokens.weight.bold,
  fontFeatureSettings: "'tnum'",
});

/** Prices side by side, with what each includes. */
export function TierList({ tiers }: { tiers: readonly Tier[] }) {
  return (
    <ul className={list}>
      {tiers.map((tier) => (
        <li key={tier.name} className={cx(panelClass, tierStyle, tier.popular && popular)}>
          <h3>
            {tier.name}
            {tier.popular && <Tag label={pageWords.popular} tone="plain" />}
          </h3>
          <p className={price}>{tier.price}</p>
          <p>{tier.time}</p>
          <ul>
            {tier.includes.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
