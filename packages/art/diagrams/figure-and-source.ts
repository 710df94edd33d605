import { trackMarker } from '#art/land/track-marker.ts';
import { palette } from '#art/palette.ts';
import { block, line, track, words } from './pieces.ts';

/** A figure with its small triangle, which leads to the page it comes from. */
export const figureAndSource: string = [
  words(30, 156, '15%', { anchor: 'start', size: 78 }),
  line(trackMarker([204, 92], 14), palette.markerLight, 4),
  track('M228 92C270 60 310 70 344 104'),
  block([352, 40], [100, 140], palette.mist),
  line('M368 66h68M368 88h68M368 110h44M368 150h68', palette.contourBush, 4),
  line('M366 130h72', palette.marker, 8),
  words(402, 216, 'Source'),
].join('');
