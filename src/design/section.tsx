import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from './primitives.tsx';
import type { Ground } from './ground.ts';
import { tokens } from './tokens.ts';

/**
 * Where a section's heading is on a wide screen: above what needs the whole width, such as a table
 * or cards, or beside what is read from line to line.
 */
export type Shape = 'above' | 'beside';

interface SectionProps {
  heading: ReactNode;
  id?: string | undefined;
  ground?: Ground | undefined;
  shape?: Shape | undefined;
  intro?: ReactNode;
  children?: ReactNode;
}

const Band = styled.section({
  background: tokens.color.ground,
  paddingBlock: tokens.space[16],
  [tokens.media.tablet]: { paddingBlock: tokens.space[48] },
  [tokens.media.print]: { paddingBlock: tokens.space[8] },
  '&[data-ground="white"]': { '--ground': tokens.color.white },
  '&[data-ground="mist"]': { '--ground': tokens.color.mist },
  '&[data-ground="sand"]': { '--ground': tokens.color.sand },
});
const Parts = styled.div({
  [tokens.media.desktop]: {
    '[data-shape="beside"] > * > &': {
      display: 'grid',
      gridTemplateColumns: 'var(--columns, minmax(0, 4fr) minmax(0, 8fr))',
      columnGap: tokens.space[64],
      alignItems: 'start',
    },
  },
});
/** The heading of a long list stays in sight beside it, and never over it. */
const Head = styled.div({
  // The heading of a form that has been sent.
  '&:has(+ * [data-sent])': { display: 'none', '& + *': { gridColumn: '1 / -1' } },
  [tokens.media.desktop]: {
    '[data-shape="beside"] > * > * > &': {
      position: 'sticky',
      insetBlockStart: `var(--head-inset, calc(${tokens.measure.header} + ${tokens.space[24]}))`,
    },
  },
});
const Heading = styled.h2({
  maxWidth: '24em',
  marginBlockEnd: tokens.space[12],
});
const Intro = styled.div({
  maxWidth: tokens.measure.reading,
  marginBlockEnd: tokens.space[16],
  color: tokens.color.textSoft,
});

/** A band of a page on its own ground, under a second-level heading. */
export function Section({
  heading,
  id,
  ground = 'paper',
  shape = 'above',
  intro,
  children,
}: SectionProps) {
  return (
    <Band id={id} data-ground={ground} data-shape={shape}>
      <Container>
        <Parts>
          <Head>
            <Heading>{heading}</Heading>
            {intro && <Intro>{intro}</Intro>}
          </Head>
          <div>{children}</div>
        </Parts>
      </Container>
    </Band>
  );
}
