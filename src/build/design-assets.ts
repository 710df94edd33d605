import type { Plugin } from 'vite';
import type { Asset } from './asset.ts';
import { drawContours, drawHero } from './drawings.ts';
import { buildFonts } from './fonts.ts';
import { drawFavicon, drawIcon } from './site-icons.ts';

interface DesignAssetsOptions {
  /** Seeds of the contour drawings, such as city names; each becomes /drawings/contours-<seed>.svg. */
  drawings: readonly string[];
}

const tile = { width: 360, height: 160 };

const contentTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Gives every file of the design: fonts, drawings and icons. */
export async function buildDesignAssets({ drawings }: DesignAssetsOptions): Promise<Asset[]> {
  return [
    ...(await buildFonts()),
    { fileName: 'drawings/hero.svg', source: drawHero() },
    ...drawings.map((seed) => ({
      fileName: `drawings/contours-${seed}.svg`,
      source: drawContours({ seed, ...tile, palette: 'light' }),
    })),
    { fileName: 'favicon.svg', source: drawFavicon() },
    { fileName: 'icon.svg', source: drawIcon() },
  ];
}

/** A Vite plugin that puts the files of the design into the client build, and serves them in development. */
export function designAssets(options: DesignAssetsOptions): Plugin {
  return {
    name: 'design-assets',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const asset of await buildDesignAssets(options)) {
        this.emitFile({ type: 'asset', ...asset });
      }
    },
    async configureServer(server) {
      const assets = await buildDesignAssets(options);
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
