import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { grounds, type Ground } from './ground.ts';
import { tokens } from './tokens.ts';

interface SectionProps {
  heading: ReactNode;
  id?: string | undefined;
  ground?: Ground | undefined;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
  children?: ReactNode;
}

const Band = styled.section(grounds.paper, {
  paddingBlock: tokens.space[48],
  [tokens.media.tablet]: { paddingBlock: tokens.space[64] },
  '&[data-ground="white"]': { '--ground': tokens.color.white },
  '&[data-ground="mist"]': { '--ground': tokens.color.mist },
  '&[data-ground="sand"]': { '--ground': tokens.color.sand },
  '&[data-ground="bush"]': grounds.bush,
});
const Heading = styled.h2({ maxWidth: '24em' });
const Intro = styled.div({
  maxWidth: tokens.measure.reading,
  marginBlockEnd: tokens.space[32],
  fontSize: tokens.size.lede,
  color: tokens.color.textSoft,
});

/** A band of a page on its own ground, under a second-level heading. */
export function Section({ heading, id, ground = 'paper', intro, children }: SectionProps) {
  return (
    <Band id={id} data-ground={ground}>
      <Container>
        <Heading>{heading}</Heading>
        {intro && <Intro>{intro}</Intro>}
        {children}
      </Container>
    </Band>
  );
}
