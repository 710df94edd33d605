import styled from '@emotion/styled';
import type { Item } from '#content/page.ts';
import { IndexList } from '#src/design/index-list.tsx';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { Tag } from './tag.tsx';
import { Text } from './text.tsx';

const Details = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) 1fr',
  gap: `${tokens.space[4]} ${tokens.space[16]}`,
  margin: `${tokens.space[8]} 0 0`,
  fontSize: tokens.size.small,
  '& > div': { display: 'contents' },
  '& dt': { fontWeight: tokens.weight.semibold, color: tokens.color.text },
  '& dd': { margin: 0 },
});

function ItemText({ item }: { item: Item }) {
  return (
    <>
      <p>
        <Text>{item.text}</Text>
      </p>
      {item.details && (
        <Details>
          {item.details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Text>{value}</Text>
              </dd>
            </div>
          ))}
        </Details>
      )}
    </>
  );
}

/** Ruled rows, each a title, what it means, and its details. */
export function ItemList({ items }: { items: readonly Item[] }) {
  return (
    <IndexList
      items={items.map((item) => ({
        key: item.title,
        title: (
          <h3>
            {item.path === undefined ? (
              item.title
            ) : (
              <PageLink href={item.path}>{item.title}</PageLink>
            )}
            {item.tag && <Tag {...item.tag} />}
          </h3>
        ),
        text: <ItemText item={item} />,
      }))}
    />
  );
}
