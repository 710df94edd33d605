import { css } from '@emotion/css';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Container } from './container.tsx';
import { groundClass } from './ground.ts';
import type { Ground } from './ground.ts';
import { tokens } from './tokens.ts';

interface SectionProps {
  heading: ReactNode;
  id?: string | undefined;
  ground?: Ground | undefined;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
  children?: ReactNode;
}

const section = css({
  paddingBlock: tokens.space[48],
  [tokens.media.tablet]: { paddingBlock: tokens.space[64] },
});
const headingStyle = css({ maxWidth: '24em' });
const introStyle = css({
  maxWidth: tokens.measure.reading,
  marginBlockEnd: tokens.space[32],
  fontSize: tokens.size.lede,
  color: tokens.color.textSoft,
});

/** A band of a page on its own ground, under a second-level heading. */
export function Section({ heading, id, ground = 'paper', intro, children }: SectionProps) {
  return (
    <section id={id} className={cx(groundClass[ground], section)}>
      <Container>
        <h2 className={headingStyle}>{heading}</h2>
        {intro && <div className={introStyle}>{intro}</div>}
        {children}
      </Container>
    </section>
  );
}
