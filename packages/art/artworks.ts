import { drawCity } from './cities/city-drawing.ts';
import { drawTiles } from './cities/city-tiles.ts';
import { diagramsOf, drawDiagram } from './diagrams/diagrams.ts';
import { outlineWords } from './diagrams/outline-words.ts';
import { drawGuide } from './guides/guide-drawing.ts';
import { drawHero } from './hero.ts';
import { drawCityMap, drawNewZealand } from './new-zealand.ts';
import { drawFavicon, drawIcon, drawIconPng } from './site-icons.ts';
import { drawScene, scenesOf } from './social/social-picture.ts';
import type { Subject } from './subject.ts';

/** A file that this tool writes and the site serves. */
export interface Artwork {
  /** Its path below the root of the site. */
  readonly file: string;
  /** The cities in it, where its name does not say so. */
  readonly shows?: readonly string[];
  readonly draw: () => string | Promise<string | Uint8Array>;
}

/** Every drawing: those of the subject, the icons and the social pictures. */
export function artworksOf({ brand, cities, guides, lines, tax }: Subject): readonly Artwork[] {
  const slugs = cities.map(({ slug }) => slug);
  return [
    { file: 'drawings/contours.svg', shows: slugs, draw: () => drawTiles(slugs) },
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
    ...scenesOf(lines, cities).map((scene) => ({
      file: `social/${scene.name}.png`,
      draw: () => drawScene(scene, brand),
    })),
    { file: 'favicon.svg', draw: drawFavicon },
    { file: 'icon.svg', draw: drawIcon },
    { file: 'apple-touch-icon.png', draw: () => drawIconPng(180) },
    { file: 'icon-192.png', draw: () => drawIconPng(192) },
    { file: 'icon-512.png', draw: () => drawIconPng(512) },
  ];
}
