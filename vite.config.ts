import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cities } from './content/cities.ts';
import { site } from './content/site.ts';
import { designAssets } from './src/build/design-assets.ts';

export default defineConfig({
  plugins: [react(), designAssets({ drawings: cities.map(({ slug }) => slug) })],
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(
      (process.env['SITE_URL'] ?? site.defaultOrigin).replace(/\/+$/, ''),
    ),
  },
  appType: 'custom',
  publicDir: false,
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
});
