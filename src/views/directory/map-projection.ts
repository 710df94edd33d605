/** Km; the Earth taken as a ball is true enough for a picture. */
const earthRadius = 6371;
/** Degrees east of the meridian that is upright: the one of New Zealand's own grid, NZTM2000. */
const centralMeridian = 173;

/** What the map shows, in km east of the central meridian and south of the equator. */
export const mapFrame = { left: -540, top: 3794, width: 1100, height: 1510 } as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Where a place is on the map, in km from its left and upper edge: the transverse Mercator projection of
 * a ball (Snyder, "Map Projections: A Working Manual", formulas 8-1 to 8-3).
 */
export function toMap(latitude: number, longitude: number): readonly [x: number, y: number] {
  const south = radians(latitude);
  const east = radians(longitude - centralMeridian);
  const x = earthRadius * Math.atanh(Math.cos(south) * Math.sin(east));
  const y = -earthRadius * Math.atan2(Math.tan(south), Math.cos(east));
  return [x - mapFrame.left, y - mapFrame.top];
}
