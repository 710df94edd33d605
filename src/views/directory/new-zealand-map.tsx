import styled from '@emotion/styled';
import { cities, cityDetails, type CitySlug } from '#content/cities.ts';
import { Mark, plainList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { mapFrame, toMap } from './map-projection.ts';

/** Cities whose name is on the left of the marker. */
const namedOnTheLeft: ReadonlySet<string> = new Set<CitySlug>([
  'auckland',
  'hamilton',
  'new-plymouth',
  'whanganui',
  'nelson',
]);

/** Wide enough for the names. */
const roomy = '@container (min-width: 28rem)';
const narrow = '@container (max-width: 31rem)';

const at = (city: CitySlug): string => `& [data-city='${city}']`;

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/**
 * The styles that put each city in its place on the map, by its slug. They are in the style sheet:
 * the page's policy would need a hash for each style attribute.
 */
const cityPlaces: Readonly<Record<string, { readonly left: string; readonly top: string }>> =
  Object.fromEntries(
    cities.map(({ slug }) => {
      const { latitude, longitude } = cityDetails[slug];
      const [x, y] = toMap(latitude, longitude);
      const place = { left: percent(x / mapFrame.width), top: percent(y / mapFrame.height) };
      return [at(slug), place];
    }),
  );

const Frame = styled.nav({
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  maxWidth: '34rem',
  [tokens.media.phone]: { width: '82%', marginInline: 'auto' },
  aspectRatio: `${mapFrame.width} / ${mapFrame.height}`,
  '& > img': { width: '100%', height: '100%', [tokens.media.forcedColors]: { display: 'none' } },
  '& > ul': plainList,
  '& li': { position: 'absolute' },
  ...cityPlaces,
  // On a narrow map these neighbours are closer than a target is wide, so each is moved a few
  // pixels away from the other (WCAG 2.5.8).
  [narrow]: {
    [at('tauranga')]: { translate: '0.375rem -0.5rem' },
    [at('rotorua')]: { translate: '0.25rem 0.3125rem' },
    [at('whanganui')]: { translate: '-0.25rem -0.0625rem' },
    [at('palmerston-north')]: { translate: '0.5rem 0.625rem' },
  },
});

/** A target of 24 px at least, with its marker on the place. */
const CityLink = styled(PageLink)({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  insetInlineStart: '-0.75rem',
  insetBlockStart: '-0.75rem',
  height: '1.5rem',
  paddingInline: '0.25rem',
  color: tokens.color.text,
  fontSize: tokens.size.fine,
  fontWeight: tokens.weight.bold,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  textShadow: Array(4).fill(`0 0 0.1875rem ${tokens.color.ground}`).join(', '),
  textDecoration: 'none',
  '& > svg': {
    flex: 'none',
    width: '1rem',
    height: '1rem',
    scale: 'calc(1 + 0.6 * var(--lit, 0))',
  },
  [tokens.media.motion]: { '& > svg': { transition: 'scale 150ms' } },
  '& > span': {
    position: 'absolute',
    width: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    [roomy]: {
      position: 'static',
      width: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      paddingInlineStart: '0.25rem',
    },
  },
  '&:visited': { color: tokens.color.text },
  '&:hover': {
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.2em',
  },
  '&:focus-visible': {
    zIndex: 1,
    background: tokens.color.white,
    borderRadius: tokens.radius.control,
  },
  '&[data-leftwards="true"]': {
    [roomy]: {
      insetInlineStart: 'auto',
      insetInlineEnd: '-0.75rem',
      flexDirection: 'row-reverse',
      '& > span': { paddingInlineStart: 0, paddingInlineEnd: '0.25rem' },
    },
  },
});

/**
 * The cities as links on a map of the main islands. Their names show if there is room. `label` says
 * what the links are, for those who do not see the map.
 */
export function NewZealandMap({ label }: { label: string }) {
  return (
    <Frame aria-label={label}>
      <img src="/drawings/new-zealand.svg" alt="" width={mapFrame.width} height={mapFrame.height} />
      <ul>
        {cities.map(({ slug, name }) => (
          <li key={slug} data-city={slug}>
            <CityLink href={`/${slug}`} data-leftwards={namedOnTheLeft.has(slug)}>
              <Mark />
              <span>{name}</span>
            </CityLink>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
