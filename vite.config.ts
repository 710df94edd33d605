import { defineConfig } from 'vite';
import { siteConfig } from './src/build/site-config.ts';

export default defineConfig(siteConfig());
