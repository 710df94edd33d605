import { defineConfig, mergeConfig } from 'vite';
import { charts } from './lab/build/charts-plugin.ts';
import { takeStandIns } from './lab/build/stand-ins-plugin.ts';
import { siteConfig } from './src/build/site-config.ts';

/** The machine lab, and the site as the lab runs it: recorded, and with stand-ins for the outside world. */
export default mergeConfig(
  siteConfig('lab'),
  defineConfig({ plugins: [charts(), takeStandIns()] }),
);
