import { palette } from '#art/palette.ts';
import { mapFrame, toMap } from '#art/map-projection.ts';
import { trackMarker } from './land/track-marker.ts';
import { newZealandCoasts, printRing } from './new-zealand.ts';
import type { Place } from './subject.ts';

/** Km² of the smallest bend that can be seen on a map of an inch or two. */
const smallestBend = 60;
/** Half of the marker's base, in km on the map. */
const markerSize = 75;

/** Where a city is in the country: the inset of a map sheet, as an SVG text that counts km. */
export async function drawCityMap({ latitude, longitude }: Place): Promise<string> {
  const { width, height } = mapFrame;
  const [x, y] = toMap(latitude, longitude);
  const coast = (await newZealandCoasts(smallestBend)).map(printRing).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><path fill="${palette.mist}" stroke="${palette.bushMid}" ` +
    `stroke-width="9" stroke-linejoin="round" d="${coast}"/>` +
    `<path fill="${palette.marker}" stroke="${palette.ink}" stroke-width="12" ` +
    `stroke-linejoin="round" d="${trackMarker([Math.round(x), Math.round(y)], markerSize)}"/></svg>`
  );
}
