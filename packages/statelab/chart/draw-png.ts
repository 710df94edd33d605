import { svgUrl } from '#statelab/app/data-url.ts';

/** The longest side of a PNG, in px, that every browser draws. */
const longestSide = 8000;

interface Drawn {
  readonly svg: string;
  /** Of the drawing, in px. */
  readonly width: number;
  readonly height: number;
  /** How many times as large the PNG is, where that is not too large. */
  readonly scale: number;
}

/** An SVG as a PNG on white. Throws where the browser can't draw it, or won't hand out what it drew. */
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
