import styled from '@emotion/styled';
import { cardWords, monogramOf, type Rating, type FirmCard } from '#content/firm-card.ts';
import { tokens } from '#src/design/tokens.ts';
import { ButtonRow } from '#src/design/button.tsx';
import { Disclosure } from '#src/design/disclosure.ts';
import { grounds } from '#src/design/ground.ts';
import { plainList, VisuallyHidden } from '#src/design/primitives.tsx';
import { ButtonLink, PageLink } from '#src/views/page-link.tsx';
import { Paragraph, Tag, TextItems } from '#src/views/page/text.tsx';

const Line = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space[12],
  fontWeight: tokens.weight.semibold,
  fontFeatureSettings: "'tnum'",
  '& > svg': { flex: 'none', width: '6.25rem', height: '1rem' },
  '& svg svg': { fill: tokens.color.marker },
});

/** Five triangles, 20 units apart. */
const outline = [0, 20, 40, 60, 80].map((x) => `M${x + 8} 2l7 13h-14z`).join('');

/** A firm's rating as figures; with filled triangles if its clients gave it. */
function RatingLine({ rating, earned }: { rating: Rating | null; earned: boolean }) {
  if (rating === null) return <Line>{cardWords.unrated}</Line>;
  return (
    <Line>
      {earned && (
        <svg aria-hidden="true" viewBox="0 0 100 16">
          <svg width={rating.score * 20} height="16">
            <path d={outline} />
          </svg>
          <path d={outline} fill="none" stroke="currentColor" />
        </svg>
      )}
      <span>{rating.text}</span>
    </Line>
  );
}

const List = styled.ul(plainList, {
  display: 'grid',
  gap: tokens.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [tokens.media.tablet]: {
    '&:not([data-count="3"])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  [tokens.media.desktop]: {
    '&[data-count="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
const Card = styled.li(grounds.white, {
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[12],
  padding: tokens.space[24],
  border: `1px solid ${tokens.color.rule}`,
  '& h3, & p, & ul': { margin: 0 },
  // A paid place has a row and a ground of its own.
  '&[data-paid="true"]': {
    '--ground': tokens.color.sand,
    gridColumn: '1 / -1',
    borderBlockStart: `6px solid ${tokens.color.marker}`,
  },
  // An example looks like one before it is read: no white sheet, and its figures greyed.
  '&[data-sample="true"]': {
    '--ground': 'transparent',
    borderStyle: 'dashed',
    color: tokens.color.textSoft,
  },
});
const Services = styled.ul(plainList, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[8],
  fontSize: tokens.size.small,
  '& > li': {
    padding: `0 ${tokens.space[8]}`,
    background: tokens.color.mist,
    border: '1px solid transparent',
    borderRadius: tokens.radius.control,
  },
});
const Actions = styled(ButtonRow)({
  marginBlockStart: 'auto',
  paddingBlockStart: tokens.space[4],
});

const Name = styled.h3({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[16],
  '& > :last-child': { flex: '1 1 7rem' },
  '& > :last-child > span': { display: 'table', margin: `${tokens.space[4]} 0 0` },
  '& > :first-child': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    border: `2px solid ${tokens.color.accent}`,
    borderRadius: '50%',
    objectFit: 'cover',
    lineHeight: 1,
    '&[data-initials]::before': {
      content: ['attr(data-initials)', 'attr(data-initials) / ""'],
    },
  },
});

const isSampleCard = ({ tag }: FirmCard): boolean => tag === 'Sample';

function OneCard({ card }: { card: FirmCard }) {
  const { name, tag, paid, rating, specialty, place, services, replies } = card;
  const { action, secondary, portrait } = card;
  const isSample = isSampleCard(card);
  const Anchor = isSample ? PageLink : ButtonLink;
  return (
    <Card data-paid={paid !== undefined} data-sample={isSample}>
      <Name>
        {/* The person to ask for; the firm's initials until there is a picture. */}
        {portrait ? (
          <img src={portrait} alt="" loading="lazy" width={48} height={48} />
        ) : (
          <span data-initials={monogramOf(name)} />
        )}
        <span>
          {name}
          {tag && <Tag label={tag} tone={paid === undefined ? 'plain' : 'good'} />}
        </span>
      </Name>
      <RatingLine rating={rating} earned={!isSample} />
      <p>{[specialty, place, replies].filter((part) => part !== undefined).join(', ')}</p>
      <Services aria-label={cardWords.services}>
        <TextItems texts={services} />
      </Services>
      {paid !== undefined && <Paragraph>{paid}</Paragraph>}
      <Actions>
        <Anchor data-kind={isSample ? undefined : 'primary'} href={action.path}>
          {action.label}
        </Anchor>
        <Anchor data-kind={isSample ? undefined : 'secondary'} href={secondary.href}>
          {secondary.label} <VisuallyHidden>{secondary.whose}</VisuallyHidden>
        </Anchor>
      </Actions>
    </Card>
  );
}

const CardList = ({ cards }: { cards: readonly FirmCard[] }) => (
  <List data-count={cards.length}>
    {cards.map((card) => (
      <OneCard key={card.name} card={card} />
    ))}
  </List>
);

const Samples = styled(Disclosure)({
  marginBlockStart: tokens.space[12],
  '& > :last-child:not(summary)': { maxWidth: 'none' },
});

/** The listed firms, and below them, folded, samples that show how a listing looks. */
export function FirmCards({ cards, note }: { cards: readonly FirmCard[]; note: string }) {
  const listed = cards.filter((card) => !isSampleCard(card));
  const samples = cards.filter(isSampleCard);
  return (
    <>
      {listed.length > 0 && <CardList cards={listed} />}
      {samples.length > 0 && (
        <Samples>
          <summary>{cardWords.samples}</summary>
          <div>
            <p>{note}</p>
            <CardList cards={samples} />
          </div>
        </Samples>
      )}
    </>
  );
}
