import type { GuideCard } from '#content/guide.ts';
import { Byline } from '#src/views/guide/byline.tsx';

/** What a card says under its title. */
export function CardText({ card }: { card: GuideCard }) {
  return (
    <>
      <p>{card.excerpt}</p>
      <Byline author={card.author} date={card.date} minutes={card.readTime} />
    </>
  );
}
