import { css } from '@emotion/css';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Container } from './container.tsx';
import { groundClass } from './ground.ts';
import { tokens } from './tokens.ts';

interface HeroProps {
  heading: ReactNode;
  level: 1 | 2;
  lede?: ReactNode;
  /** Buttons and button links. */
  actions?: ReactNode;
  /** A fact in a few words, shown as a track sign above the heading. */
  sign?: ReactNode;
  /** Address of a drawing in the bush palette. */
  drawing?: string | undefined;
  /** What the drawing shows; without it the drawing is decoration and says nothing. */
  drawingAlt?: string | undefined;
  /** What stands beside the words on wide screens and below them on narrow ones. */
  aside?: ReactNode;
}

const hero = css({ position: 'relative', overflow: 'hidden', isolation: 'isolate' });
/** A band below the words; behind them where there is room for both. */
const scenery = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  position: 'relative',
  zIndex: -1,
  height: '14rem',
  marginBlockStart: `calc(-1 * ${tokens.space[48]})`,
  overflow: 'hidden',
  maskImage: 'linear-gradient(transparent, #000 50%)',
  '& > img': { flex: 'none', width: 'max(100%, 45rem)', maxWidth: 'none' },
  [tokens.media.desktop]: {
    position: 'absolute',
    inset: 0,
    height: 'auto',
    marginBlockStart: 0,
    maskImage: 'none',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  [tokens.media.forcedColors]: { display: 'none' },
  [tokens.media.print]: { display: 'none' },
});
/** With something beside the words the drawing has no room of its own and stays faint behind them. */
const faintBehindWords = css({
  [tokens.media.desktop]: {
    maskImage: 'linear-gradient(to right, rgb(0 0 0 / 0.25) 45%, #000 65%)',
  },
});
const layout = css({
  display: 'grid',
  gap: tokens.space[32],
  paddingBlock: tokens.space[48],
  [tokens.media.tablet]: { paddingBlock: tokens.space[64] },
});
const beside = css({
  [tokens.media.desktop]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: tokens.space[64],
    alignItems: 'start',
  },
});
const tall = css({ [tokens.media.desktop]: { paddingBlock: tokens.space[96] } });
const signStyle = css({
  width: 'fit-content',
  marginBlockEnd: tokens.space[16],
  padding: `${tokens.space[8]} ${tokens.space[16]}`,
  background: tokens.color.white,
  borderInlineStart: `8px solid ${tokens.color.marker}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.bold,
  lineHeight: 1.3,
});
const headingStyle = css({
  maxWidth: '10.5em',
  marginBlockEnd: tokens.space[24],
  fontSize: tokens.size.display,
  fontWeight: tokens.weight.black,
  lineHeight: tokens.lineHeight.display,
});
const ledeStyle = css({
  maxWidth: '28em',
  fontSize: tokens.size.lede,
  lineHeight: 1.45,
  color: tokens.color.textSoft,
});
const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[12],
  marginBlockStart: tokens.space[32],
});

/** The head of a page on bush: one sentence, one line under it, one thing to do. */
export function Hero({
  heading,
  level,
  lede,
  actions,
  sign,
  drawing,
  drawingAlt,
  aside,
}: HeroProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={cx(groundClass.bush, hero)}>
      <Container>
        <div className={cx(layout, aside ? beside : tall)}>
          <div>
            {sign && <div className={signStyle}>{sign}</div>}
            <Heading className={headingStyle}>{heading}</Heading>
            {lede && <div className={ledeStyle}>{lede}</div>}
            {actions && <div className={actionsStyle}>{actions}</div>}
          </div>
          {aside && <div>{aside}</div>}
        </div>
      </Container>
      {drawing && (
        <div className={cx(scenery, aside ? faintBehindWords : undefined)}>
          <img src={drawing} alt={drawingAlt ?? ''} fetchPriority="high" />
        </div>
      )}
    </div>
  );
}
