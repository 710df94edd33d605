import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { designAssets } from './src/build/design-assets.ts';
import { settingsInCode, siteSettings } from './src/build/site-settings.ts';

export default defineConfig({
  plugins: [react(), designAssets()],
  define: settingsInCode(siteSettings(process.env)),
  appType: 'custom',
  publicDir: false,
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
});
