import { palette } from '#art.config.ts';
import { drawCity } from '#art/cities/city-drawing.ts';
import { illustrationSize } from '#art/land/illustration.ts';
import { trackMarker } from '#art/land/track-marker.ts';
import { renderPng } from '#art/png.ts';
import type { Subject } from '#art/subject.ts';
import { drawSvg } from '#art/svg.ts';
import { socialFonts } from './social-fonts.ts';

/** The size of a picture in px, as social networks require. */
const size = { width: 1200, height: 630 };

/** The land of the pictures of families of pages. */
const familyCities: Readonly<Record<string, string>> = {
  home: 'new-plymouth',
  city: 'wellington',
  service: 'whanganui',
  guide: 'napier',
  faq: 'rotorua',
  tool: 'hamilton',
  firm: 'auckland',
  partner: 'tauranga',
  other: 'nelson',
};

/** Px from the edges to the words, and from one of their lines to the next. */
const inset = 80;
const leading = 76;
/** The most characters on a line, left of the city. */
const longestLine = 19;

function wrap(words: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= longest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The fewest lines for the words, as even as possible. */
function balance(words: string): string[] {
  const lines = wrap(words, longestLine);
  const narrower = Array.from({ length: longestLine }, (_, index) => wrap(words, index + 1));
  return narrower.find(({ length }) => length === lines.length) ?? lines;
}

const escapeXml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawWords(line: string, brand: string): string {
  const lines = balance(line);
  const first = size.height - inset - (lines.length - 1) * leading;
  const texts = lines.map(
    (words, index) =>
      `<text x="${inset}" y="${first + index * leading}">${escapeXml(words)}</text>`,
  );
  return (
    `<g font-family="Overpass" font-weight="900" letter-spacing="-1.4" fill="${palette.white}">` +
    `<g font-size="68">${texts.join('')}</g>` +
    `<text x="${inset + 60}" y="112" font-size="46">${escapeXml(brand)}</text></g>` +
    `<path fill="${palette.marker}" d="${trackMarker([inset + 22, 96], 22)}"/>`
  );
}

function drawPicture(words: string, land: string): string {
  const { width, height } = size;
  const scale = width / illustrationSize.width;
  const above = (height - scale * illustrationSize.height) / 2;
  return drawSvg(
    size,
    `<path fill="${palette.bush}" d="M0 0h${width}v${height}H0z"/>` +
      `<g transform="translate(0 ${above})scale(${scale})">${land}</g>` +
      words,
  );
}

/**
 * A social picture: its words on the land of its own city, or that of its family of pages or, for any
 * other page, Hamilton's. A PNG.
 */
export async function drawSocial(
  name: string,
  line: string,
  { brand, cities }: Pick<Subject, 'brand' | 'cities'>,
): Promise<Uint8Array> {
  const isCity = cities.some(({ slug }) => slug === name);
  const land = drawCity(isCity ? name : (familyCities[name] ?? 'hamilton'));
  return renderPng(drawPicture(drawWords(line, brand), land), size.width, await socialFonts());
}
