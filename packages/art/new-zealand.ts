import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import world from 'world-atlas/countries-10m.json' with { type: 'json' };
import { mapFrame, palette, toMap } from '#art.config.ts';
import { trackMarker } from './land/track-marker.ts';
import type { Place } from './subject.ts';
import { drawSvg } from './svg.ts';

/** A closed line, in km on the map. */
type Ring = readonly (readonly number[])[];

/** ISO 3166-1's number for the country. */
const newZealand = '554';
/** Km² of the smallest bend that the large map keeps. */
const smallestBend = 8;

/** The coasts of all of New Zealand at 1:10 million, from Natural Earth, on the map. */
function readCoasts(): Ring[] {
  const country = world.objects.countries.geometries.find(({ id }) => id === newZealand);
  if (country?.type !== 'MultiPolygon') {
    throw new Error('world-atlas has no islands of New Zealand.');
  }
  return feature(world, country).geometry.coordinates.flatMap((island) =>
    island.map((ring) => ring.map(([east = 0, north = 0]) => toMap(north, east))),
  );
}

const isOnMap = (ring: Ring) =>
  ring.every(([x = -1, y = -1]) => x >= 0 && x <= mapFrame.width && y >= 0 && y <= mapFrame.height);

/** Removes bends smaller than an area in km² (Visvalingam's method), and small islands. */
function simplified(rings: readonly Ring[], smallest: number): Ring[] {
  const land = presimplify({
    type: 'Topology',
    arcs: rings.map((ring) => ring.map((point) => [...point])),
    objects: { land: { type: 'MultiPolygon', arcs: rings.map((_, index) => [[index]]) } },
  });
  return simplify(land, smallest).arcs.filter(({ length }) => length > 4);
}

/** A ring as an SVG path in whole km; points on the same km are one. */
function printRing(ring: Ring): string {
  const points = ring.map(([x = 0, y = 0]) => [Math.round(x), Math.round(y)] as const);
  const steps = points.slice(1, -1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return `${x - fromX} ${y - fromY}`;
  });
  const moves = steps.filter((step) => step !== '0 0');
  return `M${points[0]?.join(' ')}l${moves.join(' ')}z`;
}

/** The coasts of the main islands as an SVG path in whole km, without bends smaller than an area in km². */
const printCoasts = (smallest: number): string =>
  simplified(readCoasts().filter(isOnMap), smallest).map(printRing).join('');

/** The map of New Zealand's main islands for a light ground, as an SVG text that counts km. */
export const drawNewZealand = (): string =>
  drawSvg(
    mapFrame,
    `<defs><path id="l" d="${printCoasts(smallestBend)}"/></defs>` +
      `<g stroke="${palette.sky}" stroke-linejoin="round" fill="none" stroke-opacity=".07">` +
      `<use href="#l" stroke-width="60"/><use href="#l" stroke-width="26"/></g>` +
      `<use href="#l" fill="${palette.mist}" stroke="${palette.bushMid}" stroke-width="2.5" ` +
      `stroke-linejoin="round"/>`,
  );

/** Km² of the smallest bend that can be seen on a map of an inch or two. */
const smallestVisibleBend = 60;
/** Half of the marker's base, in km on the map. */
const markerSize = 75;

/** Where a city is in the country: the inset of a map sheet, as an SVG text that counts km. */
export function drawCityMap({ latitude, longitude }: Place): string {
  const [x, y] = toMap(latitude, longitude);
  const marker = trackMarker([Math.round(x), Math.round(y)], markerSize);
  return drawSvg(
    mapFrame,
    `<path fill="${palette.mist}" stroke="${palette.bushMid}" stroke-width="9" ` +
      `stroke-linejoin="round" d="${printCoasts(smallestVisibleBend)}"/>` +
      `<path fill="${palette.marker}" stroke="${palette.ink}" stroke-width="12" ` +
      `stroke-linejoin="round" d="${marker}"/>`,
  );
}
