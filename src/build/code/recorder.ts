import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { siteVersion } from '#statelab/page/site-version.ts';
import { settingsInCode, type SiteSettings } from '#src/build/site-settings.ts';

/**
 * Writes the recorder of visits into a built site: /record.js, and what that loads. It is a build of
 * its own, with libraries of its own, so that it can't change a byte of what pages load; they
 * import it by its address, and only where a page's address asks for it.
 */
export async function buildRecorder(dist: string, settings: SiteSettings): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: {
      ...settingsInCode(settings),
      'import.meta.env.SITE_VERSION': JSON.stringify(siteVersion(process.env)),
    },
    publicDir: false,
    build: {
      target: 'baseline-widely-available',
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/report/record.ts',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'record.js', chunkFileNames: 'assets/record-[name]-[hash].js' },
      },
    },
  });
}
