import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Page, Section } from '#content/page.ts';
import { Container, plainList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Island } from '#src/views/island.tsx';
import { ContentsList } from './contents-list.island.tsx';
import { Sections } from './sections.tsx';

/** Wide enough for the contents and a column of text. */
const wide = '@media (min-width: 64em)';
const tooNarrow = '@media (max-width: 63.99em)';

const Layout = styled.div({
  [wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Contents that are higher than the text so far add no room before it.
    gridTemplateRows: 'auto 1fr',
    '--columns': 'minmax(0, 1fr)',
    '--head-inset': 'auto',
    '--aside': '19rem',
  },
});
/** The first column. The contents stay in sight to the last line of the text, on a ground that ends with them. */
const Side = styled.div({
  '& h2': { fontSize: tokens.size.h4 },
  '& ol': plainList,
  '& a': { display: 'block', paddingBlock: tokens.space[4], lineHeight: 1.35 },
  '& nav': { paddingBlock: tokens.space[16] },
  [wide]: {
    '--aside': '0rem',
    gridArea: '1 / 1 / 3 / 2',
    zIndex: 1,
    // From the screen's edge to the page's.
    '--outside': `max(${tokens.measure.gutter}, 50% - ${tokens.measure.page} / 2)`,
    width: 'calc(var(--outside) + 17rem)',
    paddingInlineStart: `calc(var(--outside) - ${tokens.measure.gutter})`,
    '& > div': { height: '100%' },
    '& nav': {
      position: 'sticky',
      insetBlockStart: tokens.measure.header,
      width: '16rem',
      maxHeight: `calc(100vh - ${tokens.measure.header})`,
      padding: `${tokens.space[32]} ${tokens.space[8]}`,
      marginInlineStart: `calc(-1 * ${tokens.space[8]})`,
      overflowY: 'auto',
      background: tokens.color.mist,
    },
    '& a': {
      marginInlineStart: `calc(-1 * ${tokens.space[8]})`,
      paddingInlineStart: tokens.space[8],
    },
    '& [aria-current]': {
      boxShadow: `inset 4px 0 0 ${tokens.color.accent}`,
      color: tokens.color.text,
      textDecoration: 'none',
    },
    '& h2': { fontSize: tokens.size.lede },
    '& ol': { fontSize: tokens.size.small },
  },
  [tokens.media.print]: { display: 'none' },
});
const BriefSide = styled(Side)({ [tooNarrow]: { display: 'none' } });
const Opening = styled.div({ [wide]: { gridArea: '1 / 1' } });
const Text = styled.div({ [wide]: { gridArea: '2 / 1' } });

/** False for a call to action, which the contents leave out. */
const isRead = ({ kind }: Section): boolean => kind !== 'action';

interface BesideContentsProps {
  page: Page;
  /** Comes before the text, and on a phone before the contents. */
  opening?: ReactNode;
  /** Leaves the contents out where they are not beside the text. */
  isBrief?: boolean;
}

/**
 * A page's sections and their contents, which stay beside them if there is room. The first call to
 * action and all that follows it have the whole width.
 */
export function BesideContents({ page, opening, isBrief }: BesideContentsProps) {
  const { sections } = page;
  const action = sections.findIndex((section) => !isRead(section));
  const end = action === -1 ? sections.length : action;
  const Contents = isBrief ? BriefSide : Side;
  return (
    <>
      <Layout>
        <Opening>{opening}</Opening>
        <Contents>
          <Container>
            <Island
              of={ContentsList}
              props={{
                entries: sections.filter(isRead).map(({ id, heading }) => ({ id, heading })),
              }}
            />
          </Container>
        </Contents>
        <Text>
          <Sections sections={sections.slice(0, end)} />
        </Text>
      </Layout>
      <Sections sections={sections.slice(end)} />
    </>
  );
}
