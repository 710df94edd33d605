import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { bareMachines } from './code/bare-machines.ts';
import { settingsInCode, siteSettings } from './site-settings.ts';

/** The site's Vite configuration: for visitors, or for the lab, which shows the machines' descriptions. */
export const siteConfig = (audience: 'visitors' | 'lab'): UserConfig => ({
  plugins: [react(), audience === 'visitors' && bareMachines()],
  resolve: {
    // React has its own version of this hook since 18, so the shim for older versions is not needed.
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  define: settingsInCode(siteSettings(process.env)),
  // In development: what a browser of the site loads. Vite would look into the lab's page too.
  optimizeDeps: { entries: ['src/app/entry-client.tsx', 'src/views/**/*.tsx'] },
  appType: 'custom',
  publicDir: 'content/public',
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Each page's HTML asks for all of its modules itself; nothing is left to ask for at run time.
    modulePreload: false,
  },
  environments: { ssr: { build: { copyPublicDir: false } } },
});
