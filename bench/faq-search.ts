import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { writeFonts } from '#src/build/assets/fonts.ts';
import { launchBrowser } from '#e2e/browser/launch-browser.ts';

const root = fileURLToPath(new URL('./faq-search', import.meta.url));
const outDir = fileURLToPath(new URL('../.cache/bench-faq-search', import.meta.url));

/** The typed text, key by key: it narrows to many matches, to few, to none, and back. */
const keys = [
  'gst return'.split(''),
  Array.from({ length: 8 }, () => 'Backspace'),
  'zzz'.split(''),
].flat();

/** Milliseconds from a keydown to the paint that shows it. */
async function keystroke(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    globalThis.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // A message sent within a frame arrives after that frame is painted.
          port1.addEventListener('message', () => {
            document.body.dataset['painted'] = String(performance.now() - timeStamp);
          });
          port1.start();
          port2.postMessage(null);
        });
      },
      { once: true, capture: true },
    );
    delete document.body.dataset['painted'];
  });
  await page.keyboard.press(key);
  return page
    .waitForFunction(() => document.body.dataset['painted'])
    .then((painted) => painted.jsonValue())
    .then(Number);
}

/** Times keystrokes in the FAQ search over 5,000 questions, in Chromium on this machine. */
export async function benchFaqSearch(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
  await writeFonts(outDir);
  const server = await preview({
    root,
    configFile: false,
    build: { outDir },
    preview: { port: 0 },
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('searchbox').focus();
    const times: number[] = [];
    for (const key of keys) times.push(await keystroke(page, key));
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(1);
    console.log(`FAQ search over 5,000 questions, ${keys.length} keystrokes, key to next paint:`);
    console.log(`median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`);
  } finally {
    await browser.close();
    await server.close();
  }
}
