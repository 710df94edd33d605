import { defineConfig, mergeConfig } from 'vite';
import { siteConfig } from './src/build/site-config.ts';
import { overrideModules } from './lab/build/overrides-plugin.ts';

/** The site as the lab runs it: recorded, and with stand-ins for the outside world. */
export default mergeConfig(siteConfig(), defineConfig({ plugins: [overrideModules()] }));
