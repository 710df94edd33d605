import { svgUrl } from '#statelab/app/data-url.ts';

/** The longest side of a PNG that every browser supports, in px. */
const longestSide = 8000;

interface Drawn {
  readonly svg: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** The scale of the PNG, unless that is too large. */
  readonly scale: number;
}

/** Draws an SVG as a PNG on white. Throws if the browser cannot draw or export it. */
export async function drawPng({ svg, width, height, scale: wanted }: Drawn): Promise<Blob> {
  const scale = Math.min(wanted, longestSide / Math.max(width, height));
  const picture = new Image();
  picture.src = svgUrl(svg);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The drawing is too large for this browser.');
  return blob;
}
