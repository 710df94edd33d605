import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ButtonRow } from './button.tsx';
import { Container } from './primitives.tsx';
import { grounds } from './ground.ts';
import { tokens } from './tokens.ts';

export interface Picture {
  readonly src: string;
  readonly alt: string;
}

export interface HeroProps {
  heading: ReactNode;
  lede?: ReactNode;
  actions?: ReactNode;
  /** A fact in a few words, shown as a track sign above the heading. */
  sign?: ReactNode;
  drawing?: string | undefined;
  /** The drawing's text alternative; without it the drawing is decoration. */
  drawingAlt?: string | undefined;
  /** Its height where it is 1,440 wide, so that it has its place before it is there. */
  drawingHeight?: number | undefined;
  /** A diagram in the bush palette, twice as wide as high, beside the words or below them. */
  diagram?: Picture | undefined;
  /** A small map in the corner of the drawing, which shows where in the country this is. */
  map?: Picture | undefined;
  /** A list of links to pages that many come for, under the actions. */
  doors?: ReactNode;
  form?: ReactNode;
  /** Leaves room on the first screen for what follows; on a phone without the diagram. */
  isCompact?: boolean;
}

const Frame = styled.div(grounds.bush);
/** Its colours are for the dark ground: hidden where a browser takes that away. */
const onBush = css({
  [tokens.media.forcedColors]: { display: 'none' },
  [tokens.media.print]: { display: 'none' },
});
/** The words, with the drawing behind them. */
const View = styled.div({ position: 'relative', overflow: 'hidden', isolation: 'isolate' });
/** How far the words reach beside a drawing, from the left edge of the page's width and of the screen. */
const wordsEnd = '50% + 4.5rem';
/** The drawing: a band below the words; where there is room for both, from their end to the screen's edges. */
const Scenery = styled.div(onBush, {
  position: 'relative',
  zIndex: -1,
  maskImage: 'linear-gradient(transparent, #000 30%)',
  '& > img': { width: '100%', height: 'auto' },
  [tokens.media.desktop]: {
    position: 'absolute',
    inset: 0,
    insetInlineStart: `calc(${wordsEnd})`,
    maskImage: 'linear-gradient(to right, transparent, #000 4rem)',
    '& > img': { height: '100%', objectFit: 'cover', objectPosition: '100% 50%' },
  },
});
/** In the corner of the page's width. */
const Inset = styled.img(onBush, {
  position: 'absolute',
  insetInlineEnd: `max(${tokens.measure.gutter}, 50% - ${tokens.measure.page} / 2)`,
  insetBlockEnd: tokens.space[16],
  width: '5rem',
  height: 'auto',
  background: tokens.color.paper,
  border: `3px solid ${tokens.color.paper}`,
  [tokens.media.desktop]: {
    width: '9rem',
    insetBlock: `${tokens.space[16]} auto`,
  },
});
/** The words, and their diagram beside them where there is room. */
const Opening = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [tokens.media.desktop]: {
    columnGap: tokens.space[32],
    alignItems: 'center',
    // By share: a width by text would leave large text no room.
    '&[data-diagram="true"]': { gridTemplateColumns: '8fr 5fr' },
    '&[data-diagram="true"][data-before-form="true"]': { gridTemplateColumns: '9fr 4fr' },
  },
});
const Diagram = styled.img(onBush, {
  '[data-compact="true"] &': {
    maxHeight: '10rem',
    objectFit: 'contain',
    [tokens.media.phone]: { display: 'none' },
  },
  justifySelf: 'end',
  width: '100%',
  maxWidth: '30rem',
  height: 'auto',
  marginBlockEnd: tokens.space[24],
  [tokens.media.desktop]: { gridArea: '1 / 2', marginBlockEnd: 0 },
});
const Words = styled.div({
  paddingBlock: tokens.space[24],
  [tokens.media.tablet]: { paddingBlock: tokens.space[48] },
  [tokens.media.desktop]: {
    paddingBlock: tokens.space[64],
    '&[data-beside-drawing="true"]': { maxWidth: `calc(${wordsEnd})` },
    // The form has to be on the first screen too. Of the screen alone, so that nothing shifts as the form arrives.
    '&[data-before-form="true"]': {
      '--spare': `clamp(0px, (100vh - 50rem) / 2, ${tokens.space[48]})`,
      paddingBlock: `calc(var(--spare) + ${tokens.space[24]})`,
    },
  },
  '[data-compact="true"] &&': { paddingBlock: tokens.measure.gutter },
  [tokens.media.print]: { paddingBlock: tokens.space[8] },
});
const Form = styled.div({
  gridColumn: '1 / -1',
  paddingBlockEnd: tokens.space[16],
  // It covers the lower part of a drawing, so the upper one shows where its marker is.
  [tokens.media.desktop]: {
    'div:has(> * > &) + div': {
      inset: '0 0 auto',
      height: '18rem',
      maskImage: 'linear-gradient(#000 75%, transparent)',
      '& > img': {
        objectPosition: '50% 35%',
        maskImage: `linear-gradient(to right, transparent calc(${wordsEnd}), #000 calc(${wordsEnd} + 4rem))`,
      },
    },
  },
});
const Sign = styled.div({
  width: 'fit-content',
  marginBlockEnd: tokens.space[16],
  // Hidden on a low screen, where the heading and the form share the first screen.
  [`${tokens.media.desktop} and (max-height: 56em)`]: {
    '[data-before-form="true"] > &': { display: 'none' },
  },
  padding: `${tokens.space[8]} ${tokens.space[16]}`,
  background: tokens.color.white,
  borderInlineStart: `8px solid ${tokens.color.marker}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.bold,
  lineHeight: 1.3,
  // Before doors, which stand on the first screen of a phone too.
  '&[data-brief="true"]': { [tokens.media.phone]: { display: 'none' } },
});
const Heading = styled.h1({
  maxWidth: '10.42em',
  fontSize: tokens.size.display,
  fontWeight: tokens.weight.black,
  lineHeight: tokens.lineHeight.display,
  '[data-compact="true"] &': {
    maxWidth: 'none',
    marginBlockEnd: tokens.space[8],
    fontSize: tokens.size.h1,
  },
  [tokens.media.desktop]: {
    '[data-before-form="true"] > &': {
      maxWidth: '24em',
      marginBlockEnd: tokens.space[12],
      fontSize: tokens.size.h1,
    },
  },
});
const Lede = styled.div({
  maxWidth: '28em',
  fontSize: tokens.size.lede,
  lineHeight: 1.4,
  color: tokens.color.textSoft,
  textWrap: 'pretty',
  [tokens.media.desktop]: { '[data-before-form="true"] > &': { maxWidth: '32em' } },
});
const Actions = styled(ButtonRow)({
  marginBlockStart: tokens.space[16],
  [tokens.media.tablet]: { marginBlockStart: tokens.space[32] },
});

/** The head of a page on bush: one sentence, one line under it, one thing to do. */
export function Hero(props: HeroProps) {
  const { heading, lede, actions, sign, drawing, drawingAlt, diagram, map, doors, form } = props;
  const { isCompact = false, drawingHeight = 840 } = props;
  const beforeForm = form ? true : undefined;
  return (
    <Frame data-compact={isCompact || undefined}>
      <View>
        <Container>
          <Opening data-diagram={diagram && true} data-before-form={beforeForm}>
            <Words
              data-before-form={beforeForm}
              data-beside-drawing={(drawing && true) || undefined}
            >
              {sign && <Sign data-brief={doors ? true : undefined}>{sign}</Sign>}
              <Heading>{heading}</Heading>
              {lede && <Lede>{lede}</Lede>}
              {actions && <Actions>{actions}</Actions>}
              {doors}
            </Words>
            {/* Before the diagram, which is below the words on a phone: it is what a visitor can do. */}
            {form && <Form>{form}</Form>}
            {diagram && <Diagram {...diagram} width={480} height={240} fetchPriority="high" />}
          </Opening>
        </Container>
        {drawing && (
          <Scenery>
            <img
              src={drawing}
              alt={drawingAlt ?? ''}
              width={1440}
              height={drawingHeight}
              fetchPriority="high"
            />
          </Scenery>
        )}
        {map && <Inset {...map} width={1100} height={1510} />}
      </View>
    </Frame>
  );
}
