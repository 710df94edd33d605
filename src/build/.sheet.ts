import * as north from './north-island-terrain.ts';
import { drawLandscape } from './landscape-drawing.ts';
import { Resvg } from '@resvg/resvg-js';
import { gzipSync } from 'node:zlib';
import fs from 'node:fs';
const only = process.argv.slice(2);
for (const [name, t] of Object.entries(north)) {
  if (only.length && !only.includes(name)) continue;
  const s=performance.now();
  const m=t.marker; const svg = drawLandscape(t, name, `<path fill="#F37021" stroke="#0E3B2C" stroke-width="8" paint-order="stroke" d="M${2*m[0]} ${2*m[1]-18}l18 32h-36z"/>`);
  console.log(name, gzipSync(svg).length, (performance.now()-s).toFixed(0));
  fs.writeFileSync(`/tmp/ill/c-${name}.png`, new Resvg(svg, { background: '#0E3B2C', fitTo: { mode: 'width', value: 1280 } }).render().asPng());
}
