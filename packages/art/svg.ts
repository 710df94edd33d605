export interface Size {
  /** In px. */
  readonly width: number;
  readonly height: number;
}

interface Frame extends Size {
  /** What its paths count (default: px from the corner). */
  readonly viewBox?: string;
}

/** A drawing as an SVG text. */
export const drawSvg = (
  { width, height, viewBox = `0 0 ${width} ${height}` }: Frame,
  content: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
