import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { designAssets } from './design-assets.ts';
import { plainImports } from './plain-imports.ts';
import { printedFacts } from './printed-facts.ts';
import { settingsInCode, siteSettings } from './site-settings.ts';
import { staticStyles } from './static-styles.ts';

/** How the site is built. Where more than the site is in a build, its styles are made as they run. */
export const siteConfig = ({ styles }: { styles: 'named' | 'as they run' }): UserConfig => ({
  plugins: [
    react(),
    designAssets(),
    printedFacts(),
    styles === 'named' && staticStyles(),
    plainImports(),
  ],
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
