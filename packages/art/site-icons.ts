import { palette } from '#art.config.ts';
import { renderPng } from './png.ts';

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;
}

/** The icon of a browser tab: the track triangle. */
export function drawFavicon(): string {
  return svg(`<path fill="${palette.marker}" d="M16 3 31 29H1z"/>`);
}

/** The icon of a home screen: the triangle on bush, within the circle that every mask keeps. */
export function drawIcon(): string {
  return svg(
    `<path fill="${palette.bush}" d="M0 0h32v32H0z"/>` +
      `<path fill="${palette.marker}" d="M16 7.5 25 23H7z"/>`,
  );
}

/** The icon of a home screen for those that take no SVG, so many px wide. */
export const drawIconPng = (width: number): Promise<Uint8Array> => renderPng(drawIcon(), width);
