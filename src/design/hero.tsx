import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { grounds } from './ground.ts';
import { tokens } from './tokens.ts';

interface HeroProps {
  heading: ReactNode;
  lede?: ReactNode;
  /** Buttons and button links. */
  actions?: ReactNode;
  /** A fact in a few words, shown as a track sign above the heading. */
  sign?: ReactNode;
  /** Address of a drawing in the bush palette. */
  drawing?: string | undefined;
  /** What the drawing shows; without it the drawing is decoration and says nothing. */
  drawingAlt?: string | undefined;
  /** Placed beside the words on wide screens and below them on narrow ones. */
  aside?: ReactNode;
}

const Frame = styled.div(grounds.bush, {
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
});
/** A band below the words; behind them where there is room for both. */
const Scenery = styled.div({
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
    // With something beside the words the drawing has no room of its own and stays faint behind them.
    '&[data-beside="true"]': {
      maskImage: 'linear-gradient(to right, rgb(0 0 0 / 0.25) 45%, #000 65%)',
    },
  },
  [tokens.media.forcedColors]: { display: 'none' },
  [tokens.media.print]: { display: 'none' },
});
const Layout = styled.div({
  display: 'grid',
  gap: tokens.space[32],
  paddingBlock: tokens.space[48],
  [tokens.media.tablet]: { paddingBlock: tokens.space[64] },
  [tokens.media.desktop]: {
    '&[data-beside="true"]': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: tokens.space[64],
      alignItems: 'start',
    },
    '&[data-beside="false"]': { paddingBlock: tokens.space[96] },
  },
});
const Sign = styled.div({
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
const Heading = styled.h1({
  maxWidth: '10.5em',
  marginBlockEnd: tokens.space[24],
  fontSize: tokens.size.display,
  fontWeight: tokens.weight.black,
  lineHeight: tokens.lineHeight.display,
});
const Lede = styled.div({
  maxWidth: '28em',
  fontSize: tokens.size.lede,
  lineHeight: 1.45,
  color: tokens.color.textSoft,
});
const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[12],
  marginBlockStart: tokens.space[32],
});

/** The head of a page on bush: one sentence, one line under it, one thing to do. */
export function Hero({ heading, lede, actions, sign, drawing, drawingAlt, aside }: HeroProps) {
  const isBeside = aside !== undefined;
  return (
    <Frame>
      <Container>
        <Layout data-beside={isBeside}>
          <div>
            {sign && <Sign>{sign}</Sign>}
            <Heading>{heading}</Heading>
            {lede && <Lede>{lede}</Lede>}
            {actions && <Actions>{actions}</Actions>}
          </div>
          {isBeside && <div>{aside}</div>}
        </Layout>
      </Container>
      {drawing && (
        <Scenery data-beside={isBeside}>
          <img src={drawing} alt={drawingAlt ?? ''} fetchPriority="high" />
        </Scenery>
      )}
    </Frame>
  );
}
