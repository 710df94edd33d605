import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { site } from './content/site.ts';
import { designAssets } from './src/build/design-assets.ts';
import { leadFormsSetting } from './src/build/lead-forms-setting.ts';
import { plainImports } from './src/build/plain-imports.ts';
import { printedFacts } from './src/build/printed-facts.ts';
import { staticStyles } from './src/build/static-styles.ts';

export default defineConfig({
  plugins: [react(), designAssets(), printedFacts(), staticStyles(), plainImports()],
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(
      (process.env['SITE_URL'] ?? site.defaultOrigin).replace(/\/+$/, ''),
    ),
    'import.meta.env.GEOLOCATION_URL': JSON.stringify(
      process.env['GEOLOCATION_URL'] ?? site.defaultGeolocationUrl,
    ),
    'import.meta.env.LEAD_FORMS': JSON.stringify(
      leadFormsSetting(process.env['LEAD_FORMS'] ?? site.leadForms),
    ),
  },
  appType: 'custom',
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Each page's HTML asks for all of its modules itself; nothing is left to ask for at run time.
    modulePreload: false,
  },
});
