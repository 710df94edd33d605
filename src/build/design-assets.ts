import type { Plugin } from 'vite';
import { cities } from '#content/cities.ts';
import { guides } from '#content/guides.ts';
import type { Asset } from './asset.ts';
import { drawCity } from './city-drawings.ts';
import { drawContours, drawHero } from './drawings.ts';
import { buildFonts } from './fonts.ts';
import { drawGuide } from './guide-drawings.ts';
import { drawNewZealand } from './new-zealand.ts';
import { drawFavicon, drawIcon } from './site-icons.ts';
import { buildSocialPictures } from './social-pictures.ts';
import { buildWebManifest } from './web-manifest.ts';

const tile = { width: 360, height: 160 };

const contentTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

const drawing = (name: string, source: string): Asset => ({
  fileName: `drawings/${name}.svg`,
  source,
});

async function buildDrawings(): Promise<Asset[]> {
  return [
    drawing('hero', drawHero()),
    drawing('new-zealand', await drawNewZealand()),
    ...cities.map(({ slug }) => drawing(`city-${slug}`, drawCity(slug))),
    ...cities.map(({ slug }) =>
      drawing(`contours-${slug}`, drawContours({ seed: slug, ...tile, palette: 'light' })),
    ),
    ...guides.map(({ slug }) => drawing(`guide-${slug}`, drawGuide(slug))),
  ];
}

/** Gives every file of the design: fonts, drawings, social pictures, icons and the manifest that names them. */
async function buildDesignAssets(): Promise<Asset[]> {
  const assets = await Promise.all([
    buildFonts(),
    buildDrawings(),
    buildSocialPictures(),
    buildWebManifest(),
  ]);
  return [
    ...assets.flat(),
    { fileName: 'favicon.svg', source: drawFavicon() },
    { fileName: 'icon.svg', source: drawIcon() },
  ];
}

/** A Vite plugin that puts the files of the design into the client build, and serves them in development. */
export function designAssets(): Plugin {
  return {
    name: 'design-assets',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const asset of await buildDesignAssets()) {
        this.emitFile({ type: 'asset', ...asset });
      }
    },
    async configureServer(server) {
      const assets = await buildDesignAssets();
      server.middlewares.use((request, response, next) => {
        const fileName = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
        const asset = assets.find((candidate) => candidate.fileName === fileName);
        if (!asset) return next();
        const extension = fileName.split('.').at(-1) ?? '';
        response.setHeader('Content-Type', contentTypes[extension] ?? 'text/plain');
        return response.end(asset.source);
      });
    },
  };
}
