import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { designAssets } from './src/build/design-assets.ts';
import { plainImports } from './src/build/plain-imports.ts';
import { printedFacts } from './src/build/printed-facts.ts';
import { settingsInCode, siteSettings } from './src/build/site-settings.ts';
import { staticStyles } from './src/build/static-styles.ts';

export default defineConfig({
  plugins: [react(), designAssets(), printedFacts(), staticStyles(), plainImports()],
  resolve: {
    // React has had this hook of its own since version 18; what stands in for it in older ones can go.
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  define: settingsInCode(siteSettings(process.env)),
  appType: 'custom',
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Each page's HTML asks for all of its modules itself; nothing is left to ask for at run time.
    modulePreload: false,
  },
});
