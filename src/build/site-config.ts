import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { settingsInCode, siteSettings } from './site-settings.ts';

/** The site's Vite configuration, for visitors and for the lab. */
export const siteConfig = (): UserConfig => ({
  plugins: [react()],
  define: settingsInCode(siteSettings(process.env)),
  // In development, the entries that Vite scans. By default it would scan the lab's page too.
  optimizeDeps: { entries: ['src/app/entry-client.tsx', 'src/views/**/*.tsx'] },
  appType: 'custom',
  publicDir: 'content/public',
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Each page's HTML preloads all of its modules, so no code has to at run time.
    modulePreload: false,
  },
  environments: { ssr: { build: { copyPublicDir: false } } },
});
