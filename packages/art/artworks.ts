import { drawCity } from './cities/city-drawing.ts';
import { drawTiles } from './cities/city-tiles.ts';
import { diagramsOf, drawDiagram } from './diagrams/diagrams.ts';
import { outlineWords } from './diagrams/outline-words.ts';
import { drawGuide } from './guides/guide-drawing.ts';
import { drawHero } from './hero.ts';
import { drawCityMap, drawNewZealand } from './new-zealand.ts';
import { drawFavicon, drawIcon, drawIconPng } from './site-icons.ts';
import { drawSocial } from './social/social-picture.ts';
import type { Subject } from './subject.ts';

/** A file that this tool writes and the site serves. */
export interface Artwork {
  /** Its path below the root of the site. */
  readonly file: string;
  readonly draw: () => string | Promise<string | Uint8Array>;
}

/** Every drawing: those of the subject, the icons and the social pictures. */
export function artworksOf(subject: Subject): readonly Artwork[] {
  const { cities, guides, lines, tax } = subject;
  const slugs = cities.map(({ slug }) => slug);
  return [
    { file: 'drawings/contours.svg', draw: () => drawTiles(slugs) },
    { file: 'drawings/hero.svg', draw: drawHero },
    { file: 'drawings/new-zealand.svg', draw: drawNewZealand },
    ...Object.entries(diagramsOf(tax)).map(([name, diagram]) => ({
      file: `drawings/diagram-${name}.svg`,
      draw: () => outlineWords(drawDiagram(name, diagram)),
    })),
    ...cities.flatMap((city) => [
      { file: `drawings/city-${city.slug}.svg`, draw: () => drawCity(city.slug) },
      { file: `drawings/map-${city.slug}.svg`, draw: () => drawCityMap(city) },
    ]),
    ...guides.map((slug) => ({
      file: `drawings/guide-${slug}.svg`,
      draw: () => drawGuide(slug),
    })),
    ...Object.entries(lines).map(([name, line]) => ({
      file: `social/${name}.png`,
      draw: () => drawSocial(name, line, subject),
    })),
    { file: 'favicon.svg', draw: drawFavicon },
    { file: 'icon.svg', draw: drawIcon },
    { file: 'apple-touch-icon.png', draw: () => drawIconPng(180) },
    { file: 'icon-192.png', draw: () => drawIconPng(192) },
    { file: 'icon-512.png', draw: () => drawIconPng(512) },
  ];
}
