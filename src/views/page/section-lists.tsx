import styled from '@emotion/styled';
import type { Section, Decision, Item, Tier } from '#content/page.ts';
import { comingDates } from '#content/ui/coming-dates.ts';
import { pageWords } from '#content/ui/page-words.ts';
import type { Link } from '#content/text.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { Disclosure } from '#src/design/disclosure.ts';
import { FactStrip } from '#src/design/fact-strip.tsx';
import { plainList, panel } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { LinkItems } from '#src/views/page-link.tsx';
import { Paragraph, Tag, Text, TextItems } from './text.tsx';

const Whole = styled.span({ whiteSpace: 'nowrap' });

/** On a phone, a row for each date: the day, then what is due. */
const Dates = styled.div({
  '& dt': { fontSize: tokens.size.fine },
  [tokens.media.phone]: {
    '& dl': { display: 'block' },
    // With large text, one below the other.
    '& dl > div': {
      flexFlow: 'row wrap',
      columnGap: tokens.space[16],
      paddingBlock: tokens.space[8],
    },
    // Three lines, so that the dates of an earlier visit move nothing.
    '& dt': { flex: '3 1 9rem', minHeight: '4.5em' },
    '& dd': { flex: '2 1 6.5rem', order: -1, fontSize: tokens.size.body },
  },
});

/** Tax dates: a strip, a table, or a fold of past dates. */
export function DateList({ shape, dates = [] }: Extract<Section, { kind: 'dates' }>) {
  const listed = dates.map(({ due, day, what }) => ({
    what,
    date: <time dateTime={due}>{day}</time>,
  }));
  const { caption, pastCaption, columns, unfold, next, later } = comingDates;
  if (shape === 'strip') {
    return (
      <Dates>
        <FactStrip facts={listed.map(({ date, what }) => ({ value: date, label: what }))} />
      </Dates>
    );
  }
  if (shape === 'folded') {
    return (
      <Disclosure>
        <summary>{unfold}</summary>
        <DataTable
          caption={pastCaption}
          columns={columns.slice(0, 2)}
          rows={listed.map(({ date, what }) => [date, what])}
        />
      </Disclosure>
    );
  }
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={listed.map(({ date, what }, index) => [
        <Whole key="date">{date}</Whole>,
        what,
        <Whole key="status" data-usual={index > 0 || undefined}>
          {index === 0 ? next : later}
        </Whole>,
      ])}
    />
  );
}

const DecisionTree = styled.ol(plainList, {
  display: 'grid',
  gap: tokens.space[32],
  maxWidth: '48rem',
});
const DecisionEntry = styled.li({
  paddingInlineStart: tokens.space[24],
  borderInlineStart: `3px dotted ${tokens.color.control}`,
  '& dl': { margin: 0 },
  '& dt': { fontWeight: tokens.weight.bold },
  '& dd': { margin: `0 0 ${tokens.space[12]}` },
});
const Ordinal = styled.p({ margin: 0, fontSize: tokens.size.small, color: tokens.color.textSoft });

/** A decision tree with every question on the page, in order. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  return (
    <DecisionTree>
      {decisions.map((decision, index) => (
        <DecisionEntry key={decision.question}>
          <Ordinal>{pageWords.question(index + 1)}</Ordinal>
          <h3>{decision.question}</h3>
          <dl>
            <dt>{pageWords.yes}: </dt>
            <dd>
              <strong>{decision.yesAnswer}</strong>
              <br />
              <Text>{decision.yesReason}</Text>
            </dd>
            <dt>{pageWords.no}: </dt>
            <dd>
              <strong>{decision.noAnswer}</strong>
              {decision.noReason !== undefined && (
                <>
                  <br />
                  <Text>{decision.noReason}</Text>
                </>
              )}
            </dd>
          </dl>
        </DecisionEntry>
      ))}
    </DecisionTree>
  );
}

/** A marked track: numbered markers on a dotted line. */
const Track = styled.ol(plainList, {
  counterReset: 'step',
  '& > li': {
    counterIncrement: 'step',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    columnGap: tokens.space[16],
    paddingBlockEnd: tokens.space[16],
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      width: '2.5rem',
      height: '2.5rem',
      border: `2px solid ${tokens.color.accent}`,
      borderRadius: '50%',
      background: tokens.color.white,
      color: tokens.color.ink,
      fontWeight: tokens.weight.black,
      lineHeight: 1,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '2.75rem 0.25rem',
      insetInlineStart: 'calc(1.25rem - 1.5px)',
      borderInlineStart: `3px dotted ${tokens.color.marker}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  [tokens.media.phone]: { '& > li': { columnGap: tokens.space[8] } },
  '& h3': { marginBlock: `${tokens.space[8]} ${tokens.space[4]}`, fontSize: tokens.size.lede },
  '& p': { margin: 0, maxWidth: tokens.measure.reading },
  lineHeight: tokens.lineHeight.short,
});

export function StepList({ steps }: { steps: readonly Item[] }) {
  return (
    <Track>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <Paragraph>{text}</Paragraph>
          </div>
        </li>
      ))}
    </Track>
  );
}

const Tiers = styled.ul(plainList, {
  display: 'grid',
  gap: tokens.space[12],
  [tokens.media.tablet]: { gap: tokens.space[24] },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});
const Offer = styled.li(panel, {
  position: 'relative',
  '& h3': { marginBlockEnd: tokens.space[8] },
  // On the edge of its card, where it pushes no price down.
  '& h3 > span': {
    position: 'absolute',
    insetBlockStart: '-1.1em',
    insetInlineEnd: tokens.space[16],
  },
  [tokens.media.phone]: { padding: tokens.space[16], '& p': { margin: 0 } },
  '& ul': { margin: `${tokens.space[8]} 0 0`, paddingInlineStart: tokens.space[24] },
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
    <Tiers>
      {tiers.map((tier) => (
        <Offer key={tier.name} data-popular={tier.popular}>
          <h3>
            {tier.name}
            {tier.popular && <Tag label={pageWords.popular} tone="plain" />}
          </h3>
          <Price>{tier.price}</Price>
          <p>{tier.time}</p>
          <ul>
            <TextItems texts={tier.includes} />
          </ul>
        </Offer>
      ))}
    </Tiers>
  );
}

const Links = styled.ul(plainList, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[12],
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: tokens.measure.target,
    paddingInline: tokens.space[16],
    background: tokens.color.white,
    border: `1px solid ${tokens.color.rule}`,
    fontWeight: tokens.weight.semibold,
  },
});

export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <Links>
      <LinkItems links={links} />
    </Links>
  );
}
